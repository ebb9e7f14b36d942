// Its own file, so that the command line need not load the environment's parser.

export class WrongEnvironment extends Error {}
