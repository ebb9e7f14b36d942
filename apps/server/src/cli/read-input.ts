import { createReadStream } from 'node:fs'
import { type Configuration, parseConfiguration } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import { translatorOf } from '@gabarit/i18n'
import type { Io } from './io.ts'
import { WrongUse } from './wrong-use.ts'

/** Bytes; a configuration takes a few kB. */
const largest = 1024 * 1024

export async function readConfiguration(
	subject: string | null,
	language: Language,
	io: Io,
): Promise<Configuration> {
	if (subject === null) throw new WrongUse('cli:noFile')
	const parsed = parseConfiguration(await readJson(subject, io))
	if (parsed.ok) return parsed.value
	const [first] = parsed.problems
	throw new WrongUse(parsed.problems.length > 1 ? 'cli:wrongFields' : 'cli:wrongField', {
		field: first?.path || translatorOf(language)('cli:wholeDocument'),
		problem: problemText(first?.code ?? 'wrong_type', language),
		allowed: allowedText(first?.allowed ?? '', language),
		more: String(parsed.problems.length - 1),
	})
}

export async function readJson(subject: string, io: Io): Promise<unknown> {
	const text = await readText(subject === '-' ? io.input : createReadStream(subject), subject)
	if (text.trim() === '') throw new WrongUse('cli:empty', { file: nameOf(subject) })
	try {
		return JSON.parse(text) as unknown
	} catch {
		throw new WrongUse('cli:notJson', { file: nameOf(subject) })
	}
}

async function readText(from: Io['input'], subject: string): Promise<string> {
	const decoder = new TextDecoder()
	let read = 0
	let text = ''
	try {
		for await (const chunk of from) {
			read += chunk.length
			if (read > largest) throw new WrongUse('cli:tooLarge', { file: nameOf(subject), limit: '1' })
			text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
		}
	} catch (error) {
		if (error instanceof WrongUse) throw error
		throw new WrongUse('cli:notReadable', { file: nameOf(subject) })
	}
	return text + decoder.decode()
}

function nameOf(subject: string): string {
	return subject === '-' ? 'stdin' : subject
}

const problems = {
	unknown_field: 'cli:problem.unknownField',
	not_allowed_here: 'cli:problem.notAllowed',
	too_small: 'cli:problem.tooSmall',
	too_large: 'cli:problem.tooLarge',
	wrong_type: 'cli:problem.wrongType',
} as const

function problemText(code: string, language: Language): string {
	const key = Object.entries(problems).find(([name]) => name === code)?.[1]
	return translatorOf(language)(key ?? 'cli:problem.wrongType')
}

const words = {
	'integer > 0': 'cli:allowed.positiveInteger',
	'>= 0': 'cli:allowed.integerFromZero',
	integer: 'cli:allowed.integer',
	number: 'cli:allowed.number',
	string: 'cli:allowed.text',
	boolean: 'cli:allowed.boolean',
	object: 'cli:allowed.object',
	array: 'cli:allowed.array',
	'no other field': 'cli:allowed.noOtherField',
	'each side once': 'cli:allowed.eachSideOnce',
	'cups once, pins once': 'cli:allowed.boresOnce',
	'multiple of 32': 'cli:allowed.onHoles',
} as const

function allowedText(allowed: string, language: Language): string {
	const translate = translatorOf(language)
	const said = allowed.split(' | ').map((word) => {
		const key = Object.entries(words).find(([name]) => name === word)?.[1]
		if (key) return translate(key)
		const [, bound, limit = ''] = /^(<|<=|>=) (\d+)(?: items)?$/.exec(word) ?? []
		if (bound === undefined) return word
		const sign = (word.endsWith('items') ? `${bound} items` : bound) as keyof typeof bounds
		return translate(bounds[sign], { limit })
	})
	return said.join(' | ')
}

const bounds = {
	'>=': 'cli:allowed.least',
	'<=': 'cli:allowed.most',
	'<': 'cli:allowed.under',
	'>= items': 'cli:allowed.leastItems',
	'<= items': 'cli:allowed.mostItems',
} as const
