import type { Asking } from '../../../../lib/form/ask-dialog.tsx'
import { ChangeConflict } from '../conflict/change-conflict.tsx'
import type { Manage } from '../use-manage.ts'

/** A dialog of one change; where a colleague changed the order first, which of them stays is asked in its place. */
export function askingOf(manage: Manage, close: () => void): Asking {
	return {
		close,
		problem: manage.problem,
		busy: manage.busy ? 'change' : null,
		isHeld: manage.isHeld || manage.conflict !== null,
		instead: <ChangeConflict manage={manage} />,
	}
}
