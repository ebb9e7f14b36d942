/** The tables were made by another version of the program, from which no migration leads to this one. */
export class OtherVersion extends Error {}
