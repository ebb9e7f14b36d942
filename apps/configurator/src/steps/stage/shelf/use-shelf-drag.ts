// One pull of a shelf: every hole it passes is tried on the whole page, the last one is the edit.
import type { Configuration, Shelf } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import {
	type KeyboardEvent,
	type PointerEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import { useDesign } from '../../../session/design-context.tsx'
import type { Solved } from '../../../session/solve.ts'
import { lookAt } from '../../../session/tried-store.ts'
import { changeView, useView } from '../../../session/view-store.ts'
import type { Shelves } from '../../module-selection/use-shelves.ts'
import type { BayOnStage } from './shelf-handles.tsx'
import { type ShelfMove, shelfMove } from './shelf-move.ts'

/** px: a press that moves less is no pull. */
const slack = 4

/** Where the hand is on the stage. */
export type Hand = { x: number; y: number; isFinger: boolean; stop: ShelfMove['stop'] }

type Grip = {
	pointer: number
	from: readonly [x: number, y: number]
	shelf: Shelf
	moved: (height: number) => Configuration
	/** Of the stage, px for a mm of height. */
	scale: number
	corner: readonly [left: number, top: number]
	begun: boolean
	height: number
}

type Input = { key: string; shelf: Shelf; shelves: Shelves; stage: BayOnStage }

export function useShelfDrag(input: Input) {
	const { key, shelf, shelves } = input
	const { tryOut, propose } = useDesign()
	const grip = useRef<Grip | null>(null)
	const [hand, setHand] = useState<Hand | null>(null)
	const { before, hold } = useHold(key)
	const markMove = useMoveMark()
	useNoTrace(grip)
	const end = (isKept: boolean) => {
		const { current } = grip
		grip.current = null
		setHand(null)
		if (current === null || !current.begun) return
		tryOut(null)
		letGo(key)
		if (isKept && current.height !== current.shelf.height) propose(current.moved(current.height))
	}
	const move = (event: PointerEvent<HTMLElement>) => {
		const { current } = grip
		if (current === null || current.pointer !== event.pointerId) return
		const [dx, dy] = [event.clientX - current.from[0], event.clientY - current.from[1]]
		if (!current.begun && Math.hypot(dx, dy) <= slack) return
		if (!current.begun) hold()
		current.begun = true
		const { height, stop } = shelfMove(current.shelf.height - dy / current.scale, current.shelf)
		if (height !== current.height) {
			markMove()
			current.height = height
			tryOut(current.moved(height), 'page')
		}
		setHand(handOf(event, current, stop))
	}
	const handlers = {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.isPrimary && event.button === 0) grip.current = takeHold(event, input)
		},
		onPointerMove: move,
		onPointerUp: ({ pointerId }: PointerEvent<HTMLElement>) => {
			if (grip.current?.pointer === pointerId) end(true)
		},
		onPointerCancel: () => end(false),
	}
	return {
		hand,
		before,
		hold,
		handlers,
		release: () => grip.current === null && letGo(key),
		settle: (height: number) => {
			if (height !== shelf.height) propose(shelves.moved(shelf, height))
		},
		/** Whether it was in the hand. */
		putBack: (event: KeyboardEvent) => {
			if (grip.current === null) return false
			holdKey(event)
			if (event.key === 'Escape') end(false)
			return true
		},
	}
}

/** No key leads elsewhere while a shelf is held. */
function holdKey(event: KeyboardEvent): void {
	event.preventDefault()
	event.stopPropagation()
}

/** What goes with its shelf in the hand leaves no trace on the page. */
function useNoTrace(grip: RefObject<Grip | null>): void {
	useEffect(
		() => () => {
			if (grip.current?.begun) lookAt(null)
		},
		[grip],
	)
}

/** The shelf that is held, and what the whole cost before, in cents. */
function useHold(key: string): { before: number | null; hold: () => void } {
	const { quote } = useDesign().solved
	const [before, setBefore] = useState<number | null>(null)
	// A shelf that goes while it is held is let go.
	useEffect(() => () => letGo(key), [key])
	const hold = () => {
		changeView({ shelf: key })
		setBefore(quote === null ? null : shownTotalOf(quote))
	}
	return { before, hold }
}

function letGo(key: string): void {
	if (useView.getState().shelf === key) changeView({ shelf: null })
}

function takeHold(event: PointerEvent<HTMLElement>, { shelf, shelves, stage }: Input): Grip {
	event.stopPropagation()
	event.currentTarget.setPointerCapture(event.pointerId)
	const { left, top } = cornerOf(event.currentTarget)
	return {
		pointer: event.pointerId,
		from: [event.clientX, event.clientY],
		shelf,
		moved: (height) => shelves.moved(shelf, height),
		scale: scaleOf(stage),
		corner: [left, top],
		begun: false,
		height: shelf.height,
	}
}

function handOf(
	event: PointerEvent<HTMLElement>,
	{ corner: [left, top] }: Grip,
	stop: ShelfMove['stop'],
): Hand {
	const isFinger = event.pointerType === 'touch'
	return { x: event.clientX - left, y: event.clientY - top, isFinger, stop }
}

function cornerOf(element: HTMLElement) {
	return (element.offsetParent ?? element).getBoundingClientRect()
}

const metre = 1000

function scaleOf({ across }: BayOnStage): number {
	const [low, high] = [across(0), across(metre)]
	if (low === null || high === null) return 1
	return (low[0][1] + low[1][1] - high[0][1] - high[1][1]) / 2 / metre
}

/** The performance mark that the benchmark reads: from the hand's move to the page that shows it. */
function useMoveMark(): () => void {
	const { solved } = useDesign()
	const start = useRef<{ at: number; shown: Solved } | null>(null)
	useLayoutEffect(() => {
		const { current } = start
		if (current === null || current.shown === solved) return
		performance.measure('gabarit:shelf', { start: current.at, end: performance.now() })
		start.current = null
	}, [solved])
	return () => {
		start.current = { at: performance.now(), shown: solved }
	}
}
