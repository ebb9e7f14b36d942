// Settings that cannot be used, or not with this database. In a file of its own: the command line knows it without
// loading what reads them.

export class WrongEnvironment extends Error {}
