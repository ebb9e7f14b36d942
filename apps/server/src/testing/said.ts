/** What the database said of a statement, without what drizzle wraps around it; `nothing` where it did as it was told. */
export function said(asked: PromiseLike<unknown>): Promise<string> {
	return Promise.resolve(asked).then(
		() => 'nothing',
		(error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
	)
}
