import { Icon } from '@gabarit/ui'
import { useRouterState } from '@tanstack/react-router'
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
	// What the address says, then what was sent to it since and it does not say yet.
	const [sent, setSent] = useState([words])
	const isSettled = useRouterState({ select: ({ status }) => status === 'idle' })
	const send = useRef(onWords)
	useEffect(() => {
		send.current = onWords
	})
	if (words !== sent[0]) {
		const at = sent.indexOf(words)
		setSent(at === -1 ? [words] : sent.slice(at))
		// Back, a view or "show everything" changed the address: the field follows.
		if (at === -1) setTyped(words)
	} else if (isSettled && sent.length > 1) {
		// The address took none of it: it decides, but for what was typed since.
		setSent([words])
		if (typed === sent.at(-1)) setTyped(words)
	}
	useEffect(() => {
		if (typed === sent.at(-1)) return undefined
		const timer = setTimeout(() => {
			setSent([...sent, typed])
			send.current(typed)
		}, typingPauseMs)
		return () => clearTimeout(timer)
	}, [typed, sent])
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
