export class OtherVersion extends Error {}
