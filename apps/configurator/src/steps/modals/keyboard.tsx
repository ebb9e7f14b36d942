import { Modal } from '@gabarit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { redo, undo } from '../../session/session-store.ts'
import { type CameraView, camerasOf, changeView } from '../../session/view-store.ts'
import { useWaiting } from '../bar/use-waiting.ts'
import type { StepName } from '../step.ts'
import { useGoOn, useNeighbours } from '../use-neighbours.ts'
import styles from './keyboard.module.css'

const acts = [
	{ keys: ['Ctrl', 'Z'], does: 'undo' },
	{ keys: ['Ctrl', 'Shift', 'Z'], does: 'redo' },
	{ keys: ['Alt', '→'], does: 'next' },
	{ keys: ['Alt', '←'], does: 'previous' },
] as const

/** In the order of the views. */
const cameraKeys = ['1', '2', '3', '4']

export function Keyboard(props: { step: StepName; onGo: (step: StepName) => void }): ReactNode {
	const { step, onGo } = props
	const { t } = useTranslation('configurator')
	const { shown } = useDesign()
	const cameras = camerasOf(shown?.furniture)
	const [opened, setOpened] = useState(false)
	const waiting = useWaiting(step)
	const { previous, next } = useNeighbours(step)
	const goOn = useGoOn(step, onGo)
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (isElsewhere(event.target)) return
			const act = actionOf(event, cameras)
			if (act === null) return
			event.preventDefault()
			if (act === 'undo') undo()
			else if (act === 'redo') redo()
			else if (act === 'list') setOpened(true)
			else if (act === 'previous') {
				if (previous !== null) onGo(previous.name)
			} else if (act === 'next') {
				const may = next?.name !== 'TheEnd' && waiting === undefined && step !== 'Recap'
				if (may && next !== null) goOn(next.name)
			} else changeView({ camera: act, hand: null })
		}
		addEventListener('keydown', onKey)
		return () => removeEventListener('keydown', onKey)
	}, [previous, next, waiting, step, onGo, goOn, cameras])
	const hasRear = cameras.includes('rear')
	const list = [
		...acts,
		{
			keys: cameraKeys.slice(0, cameras.length),
			does: hasRear ? ('cameraRear' as const) : ('camera' as const),
		},
		{ keys: ['←', '→'], does: 'turn' as const },
		{ keys: ['↑', '↓'], does: 'rise' as const },
		{ keys: ['+', '-'], does: 'zoom' as const },
		{ keys: ['0'], does: 'back' as const },
		{ keys: ['?'], does: 'list' as const },
	]
	return (
		<Modal title={t('keys.title')} opened={opened} onClose={() => setOpened(false)} size="small">
			<dl className={styles.keys}>
				{list.map(({ keys, does }) => (
					<div key={does}>
						<dt>
							{keys.map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{t(`keys.${does}`)}</dd>
					</div>
				))}
			</dl>
		</Modal>
	)
}

/** Keys typed into a field or a dialog are not shortcuts. */
function isElsewhere(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false
	if (
		target.closest('input:not([type=radio],[type=checkbox]), textarea, select, [contenteditable]')
	) {
		return true
	}
	return document.querySelector('[role=dialog]') !== null
}

type Action = 'undo' | 'redo' | 'next' | 'previous' | 'list' | CameraView

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

function actionOf(event: Pressed, cameras: readonly CameraView[]): Action | null {
	const { key, altKey, shiftKey } = event
	const command = event.ctrlKey || event.metaKey
	if (command && key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
	if (command && key.toLowerCase() === 'y') return 'redo'
	if (command) return null
	if (altKey) return key === 'ArrowRight' ? 'next' : key === 'ArrowLeft' ? 'previous' : null
	if (key === '?') return 'list'
	return cameras[cameraKeys.indexOf(key)] ?? null
}
