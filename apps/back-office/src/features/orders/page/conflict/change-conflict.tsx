import { Button, Modal } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { Answers } from '../../../../lib/frame/answers.tsx'
import type { Manage } from '../use-manage.ts'
import styles from './change-conflict.module.css'
import { ChangedSince } from './changed-since.tsx'
import { useFactWords } from './use-fact-words.ts'

/** A colleague changed the order first: what it was, what it is, what would be set, and which of them stays. */
export function ChangeConflict({ manage: { conflict } }: { manage: Manage }) {
	if (conflict === null) return null
	return <Asked conflict={conflict} />
}

function Asked({ conflict }: { conflict: NonNullable<Manage['conflict']> }) {
	const { t } = useTranslation('back-office')
	const { since, mine, answer } = conflict
	const words = useFactWords(since.now.delivery.mode)
	const value = mine && words.value(mine.fact, mine.value)
	return (
		<Modal opened onClose={() => answer('theirs')} title={t('dialog.conflictTitle')}>
			<ChangedSince since={since} />
			{mine && value !== null ? (
				<p className={styles.mine}>
					{t('conflict.mine', { what: words.name(mine.fact) })} <strong>{value}</strong>
				</p>
			) : null}
			<Answers>
				<Button kind="quiet" data-autofocus onClick={() => answer('theirs')}>
					{t('conflict.leave')}
				</Button>
				<Button kind="primary" onClick={() => answer('mine')}>
					{value === null ? t('conflict.again') : t('conflict.set', { value })}
				</Button>
			</Answers>
		</Modal>
	)
}
