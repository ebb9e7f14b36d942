// The one place that touches the browser's storage. Private windows and full disks make it throw: then nothing is kept.

export const deviceStorage: KeptChoices = choicesIn(() => globalThis.localStorage)
export const tabStorage: KeptChoices = choicesIn(() => globalThis.sessionStorage)

export type KeptChoices = {
	read: (key: string) => string | null
	/** False when the browser refused. */
	keep: (key: string, value: string) => boolean
	forget: (key: string) => void
	keys: () => string[]
}

function choicesIn(storage: () => Storage): KeptChoices {
	const attempt = <T>(task: () => T, otherwise: T): T => {
		try {
			return task()
		} catch {
			return otherwise
		}
	}
	return {
		read: (key) => attempt(() => storage().getItem(key), null),
		keep: (key, value) =>
			attempt(() => {
				storage().setItem(key, value)
				return true
			}, false),
		forget: (key) => attempt(() => storage().removeItem(key), undefined),
		keys: () => attempt(() => Object.keys(storage()), []),
	}
}
