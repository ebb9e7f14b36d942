import { languages } from '@gabarit/i18n'
import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/icon.tsx'
import { changeLanguage } from '../language/create-i18n.ts'
import { useLanguage } from '../language/use-language.ts'
import styles from './language-menu.module.css'

const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface LanguageMenuProps {
	/** Its entries stand above the button, at the foot of a page. */
	above?: boolean
}

/** The language of the page; each one is listed by its own name. */
export function LanguageMenu({ above }: LanguageMenuProps) {
	const { t, i18n } = useTranslation('common')
	const current = useLanguage()
	const id = useId()
	const menu = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const [open, setOpen] = useState(false)
	useClosedFromOutside(menu, open, setOpen)
	useEffect(() => {
		if (open) menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
	}, [open])
	const close = () => {
		setOpen(false)
		button.current?.focus()
	}
	const onKeyDown = (event: KeyboardEvent) => {
		const move = moves[event.key]
		if (event.key === 'Escape' && open) {
			event.stopPropagation()
			close()
		} else if (move !== undefined) {
			event.preventDefault()
			if (open) focusBeside(menu.current, move)
			else setOpen(true)
		}
	}
	return (
		<div ref={menu} className={styles.language} onKeyDown={onKeyDown} role="presentation">
			<button
				ref={button}
				type="button"
				className={styles.button}
				aria-haspopup="menu"
				aria-expanded={open}
				aria-controls={open ? id : undefined}
				aria-label={`${current.toUpperCase()}, ${t('language')}`}
				onClick={() => setOpen(!open)}
			>
				{current.toUpperCase()}
				<Icon name="chevronDown" size={16} />
			</button>
			{open && (
				<div
					id={id}
					role="menu"
					aria-label={t('language')}
					className={clsx(styles.list, above && styles.above)}
				>
					{languages.map((language) => (
						<button
							key={language}
							type="button"
							role="menuitemradio"
							lang={language}
							aria-checked={language === current}
							onClick={() => {
								void changeLanguage(i18n, language)
								close()
							}}
						>
							{t(`languageName.${language}`)}
						</button>
					))}
				</div>
			)}
		</div>
	)
}

function focusBeside(menu: HTMLElement | null, move: number): void {
	const items = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]
	const at = items.findIndex((item) => item === document.activeElement)
	items[(at + move + items.length) % items.length]?.focus()
}

function useClosedFromOutside(
	menu: { readonly current: HTMLElement | null },
	open: boolean,
	setOpen: (open: boolean) => void,
): void {
	useEffect(() => {
		if (!open) return undefined
		const closeOutside = ({ target }: Event) => {
			if (!menu.current?.contains(target as Node)) setOpen(false)
		}
		document.addEventListener('pointerdown', closeOutside)
		document.addEventListener('focusin', closeOutside)
		return () => {
			document.removeEventListener('pointerdown', closeOutside)
			document.removeEventListener('focusin', closeOutside)
		}
	}, [menu, open, setOpen])
}
