import { buildFurniture, type Configuration, type Furniture } from '@gabarit/engine'
import { loadSeed } from '../features/prices/index.ts'
import { explainIssues } from './explain-issues.ts'
import { exitCodes, type Io } from './io.ts'
import type { Options } from './options.ts'
import { readConfiguration } from './read-input.ts'
import { furnitureOutput, issuesOutput } from './solve-output.ts'

export async function solveOrExplain(
	options: Options,
	io: Io,
): Promise<{ configuration: Configuration; furniture: Furniture } | null> {
	const configuration = await readConfiguration(options.subject, options.language, io)
	const result = buildFurniture(configuration, loadSeed().catalogue)
	if (result.ok) return { configuration, furniture: result.value }
	io.out(`${JSON.stringify(issuesOutput(result.issues))}\n`)
	io.err(explainIssues(result.issues, options.language))
	return null
}

export async function printFurniture(options: Options, io: Io): Promise<number> {
	const solved = await solveOrExplain(options, io)
	if (!solved) return exitCodes.cannotBeMade
	io.out(`${JSON.stringify(furnitureOutput(solved.furniture))}\n`)
	return exitCodes.made
}
