import { parseArgs } from 'node:util'
import { isLanguage, type Language, languages } from '@gabarit/i18n'
import { WrongUse } from './wrong-use.ts'

const commands = [
	'solve',
	'price',
	'plan',
	'cutlist',
	'schema',
	'import',
	'backup',
	'restore',
	'seed',
	'create-admin',
] as const
export type Command = (typeof commands)[number]

const common = ['language'] as const
const optionsOf: Record<Command, readonly string[]> = {
	solve: [],
	price: ['viewer', 'country', 'postal-code', 'pickup', 'discount', 'promo', 'book'],
	plan: ['format', 'paper'],
	cutlist: ['format', 'table'],
	schema: [],
	import: ['dry-run'],
	backup: [],
	restore: [],
	seed: [],
	'create-admin': ['first-name', 'last-name'],
}
const wordsOf: Partial<Record<Command, number>> = { seed: 1, import: 3 }
const flags: readonly string[] = ['pickup', 'dry-run', 'help']

export type Options = {
	command: Command | 'help'
	/** The file, `-`, the schema's name, the kind of list, or the administrator's e-mail. */
	subject: string | null
	file: string | null
	language: Language
	values: Readonly<Record<string, string | true>>
}

export function parseOptions(args: readonly string[]): Options {
	const { tokens } = parseArgs({
		args: [...args],
		strict: false,
		tokens: true,
		allowPositionals: true,
		options: valueOptions(),
	})
	const words: string[] = []
	const values: Record<string, string | true> = {}
	for (const token of tokens) {
		if (token.kind === 'positional') words.push(token.value)
		if (token.kind !== 'option') continue
		if (token.name in values) throw new WrongUse('cli:optionTwice', { name: token.name })
		values[token.name] = valueOf(token.name, token.value)
	}
	const language = languageOf(values['language'])
	const command = commandOf(words[0], values)
	if (command !== 'help') refuseUnknown(command, words, values)
	return { command, subject: words[1] ?? null, file: words[2] ?? null, language, values }
}

function valueOptions() {
	const names = [...common, ...Object.values(optionsOf).flat()]
	const taking = names.filter((name) => !flags.includes(name))
	return Object.fromEntries([
		...taking.map((name) => [name, { type: 'string' as const }]),
		...flags.map((name) => [name, { type: 'boolean' as const }]),
	])
}

function valueOf(name: string, value: string | undefined): string | true {
	if (flags.includes(name) || !isKnown(name)) return true
	if (value === undefined || value === '') throw new WrongUse('cli:optionWithoutValue', { name })
	return value
}

function isKnown(name: string): boolean {
	return [...common, ...Object.values(optionsOf).flat()].includes(name)
}

function languageOf(value: string | true | undefined): Language {
	if (value === undefined) return 'fr'
	if (isLanguage(value)) return value
	throw new WrongUse('cli:optionNotAllowed', {
		name: 'language',
		value: String(value),
		allowed: languages.join(' | '),
	})
}

function commandOf(word: string | undefined, values: Options['values']): Options['command'] {
	if (values['help'] || word === undefined || word === 'help') return 'help'
	const known = commands.find((command) => command === word)
	if (!known)
		throw new WrongUse('cli:unknownCommand', { command: word, allowed: commands.join(' | ') })
	return known
}

function refuseUnknown(command: Command, words: string[], values: Options['values']): void {
	const known: readonly string[] = [...common, ...optionsOf[command]]
	const unknown = Object.keys(values).find((name) => !known.includes(name))
	if (unknown !== undefined)
		throw new WrongUse('cli:unknownOption', {
			name: unknown,
			command,
			allowed: known.map((name) => `--${name}`).join(' | '),
		})
	const extra = words[wordsOf[command] ?? 2]
	if (extra !== undefined) throw new WrongUse('cli:tooManyWords', { value: extra, command })
}

/** The first of the list where the option is absent. */
export function choiceOf<T extends string>(
	options: Options,
	name: string,
	allowed: readonly [T, ...T[]],
): T {
	const value = options.values[name]
	if (value === undefined) return allowed[0]
	const found = allowed.find((choice) => choice === value)
	if (found === undefined)
		throw new WrongUse('cli:optionNotAllowed', {
			name,
			value: String(value),
			allowed: allowed.join(' | '),
		})
	return found
}
