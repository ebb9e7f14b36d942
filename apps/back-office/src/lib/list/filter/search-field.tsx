import { Icon } from '@gabarit/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './search-field.module.css'

/** Long enough to type a word, short enough to feel immediate. */
const typingPauseMs = 250
const longest = 100

type Props = { words: string; placeholder: string; onWords: (words: string) => void }

export function SearchField({ words, placeholder, onWords }: Props) {
	const { t } = useTranslation('back-office')
	const id = useId()
	const [typed, setTyped] = useState(words)
	const [followed, setFollowed] = useState(words)
	const send = useRef(onWords)
	useEffect(() => {
		send.current = onWords
	})
	// Back, a view or "show everything" changed the address: the field follows.
	if (words !== followed) {
		setFollowed(words)
		setTyped(words)
	}
	useEffect(() => {
		if (typed === followed) return undefined
		const timer = setTimeout(() => {
			setFollowed(typed)
			send.current(typed)
		}, typingPauseMs)
		return () => clearTimeout(timer)
	}, [typed, followed])
	return (
		<search className={styles.search}>
			<label htmlFor={id} className="visually-hidden">
				{t('list.search')}
			</label>
			<Icon name="search" size={18} />
			<input
				id={id}
				type="search"
				value={typed}
				maxLength={longest}
				placeholder={placeholder}
				onChange={(event) => setTyped(event.currentTarget.value)}
			/>
			{typed === '' ? null : (
				<button type="button" aria-label={t('list.clearSearch')} onClick={() => setTyped('')}>
					<Icon name="cross" size={16} />
				</button>
			)}
		</search>
	)
}
