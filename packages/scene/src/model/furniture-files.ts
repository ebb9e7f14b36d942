import type { ModelFormat } from './model-files.ts'
import type { ModelInput } from './model-object.ts'

export type { ModelFormat, ModelInput }

/**
 * A model of the furniture alone, shut and at true scale, as a file of one of these formats. It is made here and now,
 * and what makes it is loaded then.
 */
export async function furnitureFile(
	made: ModelInput,
	format: ModelFormat,
	signal?: AbortSignal,
): Promise<Blob> {
	const [{ disposeModel, modelObject }, { modelFile }] = await Promise.all([
		import('./model-object.ts'),
		import('./model-files.ts'),
	])
	const model = await modelObject(made, signal)
	try {
		return await modelFile(model, format)
	} finally {
		disposeModel(model)
	}
}
