// Ends a build in which two files import each other: one of them would run before what it needs is there. The groups of
// vite.config.ts could bring that about; a group is safe that holds all that its modules import.
import type { Plugin, Rolldown } from 'vite'

export function oneWayChunks(): Plugin {
	return {
		name: 'one-way-chunks',
		apply: 'build',
		generateBundle(_options, bundle) {
			for (const chunk of Object.values(bundle))
				if (chunk.type === 'chunk' && reached(chunk, bundle).has(chunk.fileName))
					this.error(`${chunk.fileName} imports itself through other files`)
		},
	}
}

/** The files that a chunk imports, and those that they import. */
function reached(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
	const files = new Set<string>(chunk.imports)
	for (const file of files) {
		const next = bundle[file]
		if (next?.type === 'chunk') for (const one of next.imports) files.add(one)
	}
	return files
}
