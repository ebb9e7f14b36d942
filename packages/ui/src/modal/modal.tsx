import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import clsx from 'clsx'
import {
	type KeyboardEvent,
	type ReactNode,
	use,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import styles from './modal.module.css'
import { ModalRootContext } from './modal-root.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'
import { useScrolls } from './use-scrolls.ts'

interface ModalProps {
	opened: boolean
	title: string
	onClose: () => void
	/**
	 * 440, 600 or 840 wide, or as wide as the page; `side`: 468 along its right edge; `palette`: near the top, its
	 * title and its cross stand in what it holds.
	 */
	size?: 'small' | 'medium' | 'large' | 'page' | 'side' | 'palette'
	fixedHeight?: boolean
	aside?: ReactNode
	footer?: ReactNode
	/** No cross, and a click beside it does nothing: one of the actions must be taken. Esc still closes. */
	withoutClose?: boolean
	children: ReactNode
}

export function Modal({ opened, ...dialog }: ModalProps) {
	const root = use(ModalRootContext)?.element
	if (!opened || !root) return null
	return createPortal(<Dialog {...dialog} />, root)
}

function useLockedPage() {
	useEffect(() => {
		const { overflow } = document.body.style
		document.body.style.overflow = 'hidden'
		return () => {
			document.body.style.overflow = overflow
		}
	}, [])
}

function Dialog(props: Omit<ModalProps, 'opened'>) {
	const { title, onClose, size = 'medium', fixedHeight, aside, footer, children } = props
	const { t } = useTranslation('common')
	const titleId = useId()
	const dialog = useRef<HTMLDivElement>(null)
	const ref = useMergedRef(useFocusTrap(true), dialog)
	useReturnedFocus(dialog)
	// The trap takes the focus a moment later: a key pressed before would go to the page behind.
	useLayoutEffect(() => dialog.current?.focus({ preventScroll: true }), [])
	const body = useRef<HTMLDivElement>(null)
	const scrolls = useScrolls(body)
	useLockedPage()
	const onKeyDown = (event: KeyboardEvent) => {
		// The focus trap listens for Tab on the document; no other key may reach the page behind.
		if (event.key !== 'Tab') event.stopPropagation()
		if (event.key === 'Escape') onClose()
	}
	return (
		<div
			className={styles.sheet}
			onMouseDown={(event) => {
				if (event.target !== event.currentTarget) return
				// The focus stays in the dialog.
				if (props.withoutClose) event.preventDefault()
				else onClose()
			}}
			onKeyDown={onKeyDown}
			role="presentation"
		>
			<div
				ref={ref}
				className={clsx(styles.modal, styles[size], fixedHeight && styles.fixed)}
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- over <dialog> no toast could be seen
				role="dialog"
				aria-modal="true"
				aria-labelledby={titleId}
				tabIndex={-1}
			>
				<div className={size === 'palette' ? 'visually-hidden' : styles.head}>
					<h2 id={titleId}>{title}</h2>
					{aside}
					{!props.withoutClose && !aside && size !== 'palette' && (
						<Button
							kind="quiet"
							size="small"
							className={styles.close}
							icon="cross"
							aria-label={t('action.close')}
							onClick={onClose}
						/>
					)}
				</div>
				{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long dialog scrolls by keyboard */}
				<div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
					{children}
				</div>
				{footer && <div className={styles.foot}>{footer}</div>}
			</div>
		</div>
	)
}
