import { Icon } from '@gabarit/ui'
import clsx from 'clsx'
import {
	type ReactNode,
	type RefObject,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import styles from './dropdown.module.css'

type Props = {
	label: ReactNode
	/** Added to the page a moment ago: it is opened, and its button has the keyboard. */
	openedAtFirst?: boolean
	className?: string | undefined
	align?: 'start' | 'end'
	children: ReactNode
}

export function Dropdown({ label, openedAtFirst, className, align = 'start', children }: Props) {
	const [opened, setOpened] = useState(openedAtFirst ?? false)
	const root = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const panel = useRef<HTMLDivElement>(null)
	const hasNoRoom = useNoRoom(root, panel, opened)
	const id = useId()
	useEffect(() => {
		if (openedAtFirst) button.current?.focus()
	}, [openedAtFirst])
	useEffect(() => {
		if (!opened) return undefined
		const isOutside = (target: EventTarget | null): target is Node =>
			target instanceof Node && !root.current?.contains(target)
		const onPointerDown = ({ target }: Event) => {
			if (isOutside(target)) setOpened(false)
		}
		// Pressing the words beside a box gives the keyboard to what surrounds the panel: that is not leaving it.
		const leave = ({ target }: Event) => {
			if (isOutside(target) && !target.contains(root.current)) setOpened(false)
		}
		const escape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			setOpened(false)
			button.current?.focus()
		}
		document.addEventListener('pointerdown', onPointerDown)
		document.addEventListener('focusin', leave)
		document.addEventListener('keydown', escape)
		return () => {
			document.removeEventListener('pointerdown', onPointerDown)
			document.removeEventListener('focusin', leave)
			document.removeEventListener('keydown', escape)
		}
	}, [opened])
	return (
		<div className={clsx(styles.dropdown, className)} ref={root}>
			<button
				ref={button}
				type="button"
				className={styles.button}
				aria-expanded={opened}
				aria-controls={id}
				onClick={() => setOpened(!opened)}
			>
				<span>{label}</span>
				<Icon name="chevronDown" />
			</button>
			<div
				ref={panel}
				id={id}
				className={clsx(styles.panel, (align === 'end' || hasNoRoom) && styles.end)}
				hidden={!opened}
			>
				{children}
			</div>
		</div>
	)
}

type Place = RefObject<HTMLElement | null>

/** From the start of its button the panel would pass the edge of the window. */
function useNoRoom(root: Place, panel: Place, opened: boolean): boolean {
	const [hasNoRoom, setHasNoRoom] = useState(false)
	useLayoutEffect(() => {
		if (!opened) return undefined
		const measure = () => {
			const start = root.current?.getBoundingClientRect().left ?? 0
			const width = panel.current?.offsetWidth ?? 0
			setHasNoRoom(start + width > document.documentElement.clientWidth)
		}
		measure()
		window.addEventListener('resize', measure)
		return () => window.removeEventListener('resize', measure)
	}, [root, panel, opened])
	return hasNoRoom
}
