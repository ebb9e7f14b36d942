// The files that other apps read: GLB for most, USDZ for Quick Look of Apple.
import type { Group } from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'

export type ModelFormat = 'glb' | 'usdz'

const types: Record<ModelFormat, string> = {
	glb: 'model/gltf-binary',
	usdz: 'model/vnd.usdz+zip',
}

/** As finely as the wood is drawn at most. */
const maxTextureSize = 2048

export async function modelFile(model: Group, format: ModelFormat): Promise<Blob> {
	const bytes = format === 'glb' ? await glbOf(model) : await usdzOf(model)
	return new Blob([bytes], { type: types[format] })
}

async function glbOf(model: Group): Promise<ArrayBuffer> {
	const written = await new GLTFExporter().parseAsync(model, { binary: true, onlyVisible: true })
	if (!(written instanceof ArrayBuffer)) throw new Error('three wrote no binary file')
	return written
}

async function usdzOf(model: Group): Promise<Uint8Array<ArrayBuffer>> {
	return new USDZExporter().parseAsync(model, { maxTextureSize })
}
