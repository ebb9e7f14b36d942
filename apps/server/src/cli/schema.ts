import { configurationSchema } from '@gabarit/engine'
import { z } from 'zod'
import { furnitureOutputSchema } from './furniture-schema.ts'
import { exitCodes, type Io } from './io.ts'
import type { Options } from './options.ts'
import { quoteOutputSchema } from './quote-output.ts'
import { WrongUse } from './wrong-use.ts'

const schemas = {
	configuration: configurationSchema,
	furniture: furnitureOutputSchema,
	quote: quoteOutputSchema,
}

export async function printSchema(options: Options, io: Io): Promise<number> {
	const name = Object.keys(schemas).find((known) => known === options.subject)
	const allowed = Object.keys(schemas).join(' | ')
	if (options.subject === null) throw new WrongUse('cli:noSchema', { allowed })
	if (name === undefined)
		throw new WrongUse('cli:unknownSchema', { name: options.subject, allowed })
	io.out(`${jsonSchemaOf(name as keyof typeof schemas)}\n`)
	return exitCodes.made
}

export function jsonSchemaOf(name: keyof typeof schemas): string {
	return JSON.stringify(z.toJSONSchema(schemas[name]), null, '\t')
}
