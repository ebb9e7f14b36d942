import {
	cloneElement,
	type ReactElement,
	type RefObject,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import { createPortal } from 'react-dom'
import { placeTip } from './place-tip.ts'
import styles from './tooltip.module.css'

interface TooltipProps {
	text: string
	/** Milliseconds of hovering before it shows; focus does not wait. */
	delay?: number
	beside?: boolean
	children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** A screen reader hears it as the description of its child. */
export function Tooltip({ text, delay = 500, beside = false, children }: TooltipProps) {
	const id = useId()
	const anchor = useRef<HTMLSpanElement>(null)
	const timer = useRef<number | undefined>(undefined)
	const [open, setOpen] = useState(false)
	const hide = () => {
		window.clearTimeout(timer.current)
		setOpen(false)
	}
	const showAfter = (wait: number) => {
		window.clearTimeout(timer.current)
		timer.current = window.setTimeout(() => setOpen(true), wait)
	}
	useEffect(() => () => window.clearTimeout(timer.current), [])
	useEffect(() => {
		if (!open) return undefined
		const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
		window.addEventListener('keydown', onKey)
		window.addEventListener('scroll', hide, true)
		return () => {
			window.removeEventListener('keydown', onKey)
			window.removeEventListener('scroll', hide, true)
		}
	})
	const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ')
	return (
		<span
			ref={anchor}
			style={{ display: 'contents' }}
			onMouseEnter={() => showAfter(delay)}
			onMouseLeave={hide}
			onFocus={() => showAfter(0)}
			onBlur={hide}
		>
			{cloneElement(children, { 'aria-describedby': described })}
			<span id={id} hidden>
				{text}
			</span>
			{open && <Tip text={text} beside={beside} anchor={anchor} />}
		</span>
	)
}

interface TipProps {
	text: string
	beside: boolean
	anchor: RefObject<HTMLElement | null>
}

function Tip({ text, beside, anchor }: TipProps) {
	const tip = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => {
		const child = anchor.current?.firstElementChild
		if (!tip.current || !child) return
		const screen = { width: window.innerWidth, height: window.innerHeight }
		const size = tip.current.getBoundingClientRect()
		const place = placeTip(child.getBoundingClientRect(), size, screen, beside)
		tip.current.style.top = `${place.top}px`
		tip.current.style.left = `${place.left}px`
	}, [anchor, beside])
	return createPortal(
		<div ref={tip} className={styles.tip} data-testid="tip" aria-hidden="true">
			{text}
		</div>,
		document.body,
	)
}
