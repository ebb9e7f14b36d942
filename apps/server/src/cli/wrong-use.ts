import type { TextKey } from '@gabarit/i18n'

export type CliText = Extract<TextKey, `cli:${string}`>

export class WrongUse extends Error {
	readonly key: CliText
	readonly values: Record<string, string>

	constructor(key: CliText, values: Record<string, string> = {}) {
		super(key)
		this.key = key
		this.values = values
	}
}
