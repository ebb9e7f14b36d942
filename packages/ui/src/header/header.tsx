import clsx from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import styles from './header.module.css'

interface HeaderProps {
	logo: ReactNode
	tools?: ReactNode
	/** Never folded away: who cannot read the page must find it. */
	language?: ReactNode
	/** The right-hand side; on a phone it opens under the word Menu. */
	children: ReactNode
	half?: boolean
}

export function Header({ logo, tools, language, half, children }: HeaderProps) {
	const { t } = useTranslation('common')
	const id = useId()
	const header = useRef<HTMLElement>(null)
	const [open, setOpen] = useState(false)
	useEffect(() => {
		if (!open) return undefined
		const onPress = (event: Event) => {
			if (!header.current?.contains(event.target as Node)) setOpen(false)
		}
		const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
		window.addEventListener('pointerdown', onPress)
		window.addEventListener('keydown', onKey)
		return () => {
			window.removeEventListener('pointerdown', onPress)
			window.removeEventListener('keydown', onKey)
		}
	}, [open])
	return (
		<header ref={header} className={clsx(styles.header, half && styles.half)}>
			{logo}
			<div className={styles.side}>
				{tools && <div className={styles.tools}>{tools}</div>}
				{language}
				<div className={styles.menu}>
					<Button
						kind="quiet"
						light
						aria-expanded={open}
						aria-controls={id}
						onClick={() => setOpen(!open)}
					>
						{t('header.menu')}
					</Button>
				</div>
				<div
					id={id}
					className={styles.actions}
					data-open={open ? '' : undefined}
					onClickCapture={() => setOpen(false)}
				>
					{children}
				</div>
			</div>
		</header>
	)
}
