// Loaded when an address asks for a type, with the designs that kinds begin with.
import { compositionsOf, type FurnitureType, startTypes } from '@gabarit/engine'
import { Spinner, toast } from '@gabarit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindAtHand } from '../../lib/kind-at-hand.ts'
import { useDesign } from '../../session/design-context.tsx'
import { bringBack, goOn, leaveForAnother } from '../../session/saved/entry.ts'
import { chooseType, startWith, useSession } from '../../session/session-store.ts'
import { kindOf, kindOfType } from '../type/kind.ts'

/** The first design of a type, shown at its first step; a design of this device is offered beside it. */
export function Begin(props: { type: FurnitureType; onResume: () => void }): ReactNode {
	const { type, onResume } = props
	const { t } = useTranslation('configurator')
	const { topTen } = useDesign().dressing
	const atHand = useKindAtHand(type)
	useEffect(() => {
		if (!atHand) return
		const { started, history } = useSession.getState()
		if (started && kindOf(history.present) === kindOfType(type)) return
		if (started) leaveForAnother()
		const { aside, offered } = useSession.getState()
		const start = startTypes.find((one) => one === type)
		const [first] = compositionsOf(type)
		if (start !== undefined) chooseType(start, topTen)
		else if (first !== undefined) startWith(first.configuration)
		const waiting = aside === null ? offered : aside
		if (waiting === null) return
		toast(t('start.waits'), {
			icon: 'info',
			undo: () => {
				if (aside === null) goOn()
				else bringBack()
				onResume()
			},
			undoLabel: t('start.open'),
		})
		// oxlint-disable-next-line react/exhaustive-deps -- once for each type that is asked
	}, [type, atHand])
	return <Spinner page />
}

/** Whether designs of this type can be built and shown. */
function useKindAtHand(type: FurnitureType): boolean {
	const [known, setKnown] = useState<FurnitureType>()
	const [failure, setFailure] = useState<{ error: unknown }>()
	useEffect(() => {
		let current = true
		const load = async () => {
			await kindAtHand(type)
			if (current) setKnown(type)
		}
		load().catch((error: unknown) => {
			if (current) setFailure({ error })
		})
		return () => {
			current = false
		}
	}, [type])
	if (failure !== undefined) throw failure.error
	return known === type
}
