import { useTranslation } from 'react-i18next'
import { useEntryWords } from '../use-entry-words.ts'
import styles from './changed-since.module.css'
import { type ChangingFact, entriesSince, factOf, factsSince, type Since } from './changes-since.ts'
import { useFactWords } from './use-fact-words.ts'

type Props = {
	since: Since
	/** What is shown elsewhere. */
	without?: ChangingFact
}

/** Somebody else was first: what he did, and each fact before and now. */
export function ChangedSince({ since, without }: Props) {
	const { t } = useTranslation('back-office')
	const { seen, now } = since
	const entryWords = useEntryWords(now)
	const factWords = useFactWords(now.delivery.mode)
	const entries = entriesSince(since)
	const facts = factsSince(since).filter((fact) => fact !== without)
	return (
		<div className={styles.changed}>
			<p className={styles.title}>{t('conflict.changed', { reference: now.reference })}</p>
			{entries.length > 0 ? (
				<ul>
					{entries.map((entry, index) => (
						<li key={`${entry.at}-${entry.event}-${index}`}>
							<strong>{entryWords.title(entry)}</strong>
							<span>{entryWords.detail(entry)}</span>
						</li>
					))}
				</ul>
			) : null}
			{facts.length > 0 ? (
				<dl>
					{facts.map((fact) => (
						<div key={fact}>
							<dt>{factWords.name(fact)}</dt>
							<dd>
								{t('correct.to', {
									before: factWords.value(fact, factOf(seen, fact)),
									after: factWords.value(fact, factOf(now, fact)),
								})}
							</dd>
						</div>
					))}
				</dl>
			) : null}
		</div>
	)
}
