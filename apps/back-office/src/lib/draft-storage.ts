// The tab's storage of what was typed and not sent. Private windows and full disks make it throw: then nothing is kept.

const prefix = 'draft '

function attempt<T>(task: () => T, otherwise: T): T {
	try {
		return task()
	} catch {
		return otherwise
	}
}

/** Of this user only; `name` says of what. */
export function readDraft(user: string, name: string): string {
	return attempt(() => sessionStorage.getItem(`${prefix}${user} ${name}`), null) ?? ''
}

/** An empty text is no draft. */
export function keepDraft(user: string, name: string, text: string): void {
	const key = `${prefix}${user} ${name}`
	attempt(() => {
		if (text === '') sessionStorage.removeItem(key)
		else sessionStorage.setItem(key, text)
	}, undefined)
}

function draftKeys(): string[] {
	return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
}

export function hasDrafts(): boolean {
	return attempt(() => draftKeys().length > 0, false)
}

export function forgetDrafts(): void {
	attempt(() => {
		for (const key of draftKeys()) sessionStorage.removeItem(key)
	}, undefined)
}
