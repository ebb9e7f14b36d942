import { expect, test } from 'vitest'
import { usualRoom } from './changes/first-dressing.ts'
import { makeCode } from './saved/design-code.ts'
import { changeDesign, freezeDesign, openDesign, redo, undo, useSession } from './session-store.ts'

function orderedDesign(): string {
	openDesign({ code: makeCode(), configuration: usualRoom })
	changeDesign({ footprint: { width: 2345 } })
	const { code, history } = useSession.getState()
	if (code === null) throw new Error('no design is open')
	freezeDesign({ code, configuration: history.present })
	expect(useSession.getState().frozen).toBe(true)
	return code
}

test('an ordered design is taken back under a code of its own', () => {
	const ordered = orderedDesign()
	undo()
	expect(useSession.getState()).toMatchObject({ parent: ordered, frozen: false, revision: 0 })
	expect(useSession.getState().notice).toEqual({ kind: 'newCode' })
	expect(useSession.getState().code).not.toBe(ordered)
	expect(useSession.getState().history.present).toEqual(usualRoom)
})

test('what is made again on an ordered design has a code of its own', () => {
	openDesign({ code: makeCode(), configuration: usualRoom })
	changeDesign({ footprint: { width: 2345 } })
	undo()
	const ordered = useSession.getState().code ?? ''
	freezeDesign({ code: ordered, configuration: usualRoom })
	redo()
	expect(useSession.getState()).toMatchObject({ parent: ordered, frozen: false })
	expect(useSession.getState().code).not.toBe(ordered)
})

test('an ordered design keeps its code where there is nothing to take back', () => {
	const ordered = orderedDesign()
	redo()
	expect(useSession.getState()).toMatchObject({ code: ordered, frozen: true })
})
