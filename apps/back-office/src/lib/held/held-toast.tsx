// What waits to be sent: whom it mails, how long it waits, and two ways to end that.
import { dismissToast, Icon } from '@gabarit/ui'
import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { keepKeyboard } from '../frame/keep-keyboard.ts'
import {
	type HeldCall,
	heldLeft,
	isHeldPaused,
	onHeld,
	pauseHeld,
	sendHeld,
	shownHeld,
	undoHeld,
	watchPage,
} from './held.ts'
import styles from './held-toast.module.css'

export function HeldToast() {
	const held = useSyncExternalStore(onHeld, shownHeld)
	useEffect(watchPage, [])
	return held === null ? null : <Toast key={held.id} held={held} />
}

function Toast({ held }: { held: HeldCall }) {
	const { t } = useTranslation('back-office')
	const paused = useSyncExternalStore(onHeld, isHeldPaused)
	const seconds = useSeconds()
	const [atFirst] = useState(seconds)
	// Nothing has happened yet: the page still shows what stood there before.
	const wordsIn = (left: number) =>
		t('held.soon', { seconds: left, what: insideSentence(held.what), who: held.who })
	useEffect(dismissToast, [])
	useEffect(() => keepKeyboard, [])
	useUndoKey()
	return (
		<section ref={usePauses()} className={styles.toast} aria-label={t('held.label')}>
			<Icon name="mail" />
			<p>
				{/* Read aloud once, not every second. */}
				<output className="visually-hidden">{wordsIn(atFirst)}</output>
				<span aria-hidden="true">{wordsIn(seconds)}</span>
			</p>
			<div className={styles.ways}>
				<button type="button" className={styles.now} onClick={() => void sendHeld()}>
					{t('held.now')}
				</button>
				<button type="button" className={styles.undo} onClick={undoHeld}>
					<kbd>{t('held.keys')}</kbd> {t('held.undo')}
				</button>
			</div>
			<span
				className={styles.line}
				style={{ '--paused': paused ? 'paused' : 'running' } as CSSProperties}
			/>
		</section>
	)
}

function insideSentence(text: string): string {
	return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** The clock stops while the pointer or the focus is on it. */
function usePauses() {
	const toast = useRef<HTMLElement>(null)
	useEffect(() => {
		const { current } = toast
		const ends = new AbortController()
		const on = (event: string, change: () => void) =>
			current?.addEventListener(event, change, { signal: ends.signal })
		on('mouseenter', () => pauseHeld('hover', true))
		on('mouseleave', () => pauseHeld('hover', false))
		on('focusin', () => pauseHeld('focus', true))
		on('focusout', () => pauseHeld('focus', false))
		return () => ends.abort()
	}, [])
	return toast
}

const tickMs = 250

function useSeconds(): number {
	const [seconds, setSeconds] = useState(() => Math.ceil(heldLeft() / 1000))
	useEffect(() => {
		const timer = setInterval(() => setSeconds(Math.ceil(heldLeft() / 1000)), tickMs)
		return () => clearInterval(timer)
	}, [])
	return seconds
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]'

/** Ctrl Z; in a field it takes back what was typed. */
function useUndoKey() {
	useEffect(() => {
		const undo = (event: KeyboardEvent) => {
			const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
			const isTyping = event.target instanceof Element && event.target.matches(typing)
			if (!isUndo || event.shiftKey || isTyping) return
			event.preventDefault()
			undoHeld()
		}
		document.addEventListener('keydown', undo)
		return () => document.removeEventListener('keydown', undo)
	}, [])
}
