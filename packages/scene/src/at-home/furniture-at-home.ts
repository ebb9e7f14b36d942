import type { ModelInput } from '../model/model-object.ts'
import type { RoomSessionOptions, RoomState } from './room-session.ts'

export type { RoomState }

/** Whether this browser can show things in its camera's picture. */
export async function canShowAtHome(): Promise<boolean> {
	try {
		return (await navigator.xr?.isSessionSupported('immersive-ar')) ?? false
	} catch {
		return false
	}
}

export type FurnitureAtHome = {
	/** Call it in a tap. Gives the way to leave. */
	start: (options: RoomSessionOptions) => Promise<() => void>
	dispose: () => void
}

/** Makes the model and loads the rest, so that a tap shows it at once. */
export async function furnitureAtHome(
	made: ModelInput,
	signal?: AbortSignal,
): Promise<FurnitureAtHome> {
	const [{ disposeModel, modelObject }, { startRoomSession }] = await Promise.all([
		import('../model/model-object.ts'),
		import('./room-session.ts'),
	])
	const model = await modelObject(made, signal)
	return {
		start: (options) => startRoomSession(model, options),
		dispose: () => disposeModel(model),
	}
}
