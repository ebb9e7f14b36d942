/** The message of a failed statement, without what drizzle wraps around it; `nothing` where the statement succeeded. */
export function databaseMessage(asked: PromiseLike<unknown>): Promise<string> {
	return Promise.resolve(asked).then(
		() => 'nothing',
		(error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
	)
}
