// Makes models of the golden furniture of every kind, for the test that reads the files.
import { sampleCatalogue } from '@gabarit/engine/testing'
import { furnitureFile, type ModelFormat } from '../src/model/furniture-files.ts'
import { everyKind } from '../src/testing/every-kind.ts'
import { largestWardrobe } from '../src/testing/largest-wardrobe.ts'
import { outerSizeOf } from '../src/testing/outer-size.ts'

export type ModelPage = {
	names: readonly string[]
	/** Width, height and depth in metres, as the engine has them. */
	size: (name: string) => readonly [number, number, number]
	/** Base 64. */
	file: (name: string, format: ModelFormat) => Promise<string>
}

const samples = [...everyKind, { name: 'dressing largest', furniture: largestWardrobe }]

function furnitureNamed(wanted: string) {
	const found = samples.find(({ name }) => name === wanted)
	if (!found) throw new Error(`no furniture ${wanted}`)
	return found.furniture
}

async function fileOf(name: string, format: ModelFormat): Promise<string> {
	const made = { furniture: furnitureNamed(name), catalogue: sampleCatalogue }
	const bytes = new Uint8Array(await (await furnitureFile(made, format)).arrayBuffer())
	return bytes.toBase64()
}

const page: ModelPage = {
	names: samples.map(({ name }) => name),
	size: (name) => outerSizeOf(furnitureNamed(name)).toArray(),
	file: fileOf,
}
Object.assign(window, { models: page })
