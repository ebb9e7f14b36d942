/** A delivery that fails at every retry: the message is a dead letter at once. */
export class PermanentFailure extends Error {}
