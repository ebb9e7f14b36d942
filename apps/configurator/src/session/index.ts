import { showCode } from './saved/design-code.ts'
import { redo, undo, useSession } from './session-store.ts'

export { askReset } from './reset-store.ts'

/** The code in three groups of four, null while no design is open. */
export function useDesignCode(): string | null {
	const code = useSession((state) => state.code)
	return code === null ? null : showCode(code)
}

/** undefined where there is nothing to take back or make again. */
export function useHistory(): { undo: (() => void) | undefined; redo: (() => void) | undefined } {
	const { past, future } = useSession((state) => state.history)
	return {
		undo: past.length > 0 ? undo : undefined,
		redo: future.length > 0 ? redo : undefined,
	}
}
