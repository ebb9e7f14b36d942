// The palette and the list of shortcuts, which come when they are asked for.
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../lib/keys/use-keys.ts'
import { useSections } from '../../lib/keys/use-sections.ts'
import { useShopSearch } from '../../lib/shop.ts'
import styles from './habits.module.css'
import { TypedAhead } from './typed-ahead.tsx'

const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }))
const ShortcutsDialog = lazy(async () => ({
	default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

export type Habit = 'palette' | 'shortcuts'
type Props = { habit: Habit | null; onHabit: (habit: Habit | null) => void }

export function Habits({ habit, onHabit }: Props) {
	const sections = useSections()
	const navigate = useNavigate()
	const ofShop = useShopSearch()
	const [typed, setTyped] = useState('')
	useKeys({
		onPalette: () => onHabit('palette'),
		onList: () => onHabit('shortcuts'),
		onGo: (letter) => {
			const section = sections.find((it) => it.letter === letter)
			if (section === undefined) return false
			void navigate({ to: `/${section.name}`, search: ofShop })
			return true
		},
	})
	const close = () => {
		setTyped('')
		onHabit(null)
	}
	return (
		<Suspense fallback={<TypedAhead onTyped={setTyped} onClose={close} />}>
			{habit === 'palette' ? (
				<Palette typed={typed} onClose={close} onShortcuts={() => onHabit('shortcuts')} />
			) : null}
			{habit === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
		</Suspense>
	)
}

export function PaletteField({ onOpen }: { onOpen: () => void }) {
	const { t } = useTranslation('back-office')
	return (
		<button type="button" className={styles.field} onClick={onOpen}>
			<span className={styles.words}>{t('nav.find')}</span>
			<span className={styles.keys} aria-hidden="true">
				<kbd>{t('nav.ctrl')}</kbd>
				<kbd>{t('nav.letterK')}</kbd>
			</span>
		</button>
	)
}
