import { Button, Icon } from '@gabarit/ui'
import type { KeyboardEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { isPassing, problemOf } from '../../../lib/frame/problem-kind.ts'
import styles from './palette.module.css'
import type { useHits } from './use-hits.ts'

const longest = 100

type State = ReturnType<typeof useHits>
type Props = {
	typed: string
	state: State
	listId: string
	/** Key of the hit that Enter opens. */
	active: string | undefined
	onKeyDown: KeyboardEventHandler
	onClose: () => void
	onTyped: (words: string) => void
}

export function PaletteHead(props: Props) {
	const { typed, state, listId, active, onKeyDown, onClose, onTyped } = props
	const { t } = useTranslation(['habits', 'common'])
	return (
		<div className={styles.head}>
			<div className={styles.field}>
				<Icon name="search" size={20} />
				<input
					data-autofocus
					role="combobox"
					aria-label={t('title')}
					aria-expanded={state.hits.length > 0}
					aria-controls={listId}
					aria-autocomplete="list"
					aria-activedescendant={active === undefined ? undefined : `${listId}-${active}`}
					autoComplete="off"
					spellCheck={false}
					maxLength={longest}
					placeholder={t('placeholder')}
					value={typed}
					onKeyDown={onKeyDown}
					onChange={(event) => onTyped(event.currentTarget.value)}
				/>
				<Button kind="quiet" icon="cross" aria-label={t('common:action.close')} onClick={onClose} />
			</div>
			<Standing typed={typed.trim()} state={state} />
		</div>
	)
}

/** How the search stands, in a sentence. */
function Standing({ typed, state }: { typed: string; state: State }) {
	const { t } = useTranslation(['habits', 'back-office'])
	const standing = useStanding(typed, state)
	const { error, retry } = state
	if (error) {
		const kind = problemOf(error) === 'offline' ? 'offline' : 'server'
		return (
			<div className={styles.standing} role="alert">
				<p>{t(`problem.${kind}`)}</p>
				{isPassing(error) ? (
					<Button kind="outline" size="small" onClick={retry}>
						{t('back-office:error.retry')}
					</Button>
				) : null}
			</div>
		)
	}
	return <output className={styles.standing}>{standing}</output>
}

function useStanding(typed: string, { hits, nearest, isWaiting }: State): string {
	const { t } = useTranslation('habits')
	const count = hits.length
	if (typed === '') return t('hint')
	if (isWaiting) return t('searching')
	if (nearest !== null) return t('nearest', { words: typed, count })
	return count === 0 ? t('none', { words: typed }) : t('found', { count })
}
