// Usual motives: one click writes one, and it can be changed as any text.
import { useTranslation } from 'react-i18next'
import styles from './ready-motives.module.css'

const usual = {
	refuse: ['measures', 'unpaid', 'twice', 'notMade', 'renounced'],
	refuseOffer: ['renounced', 'replaced', 'notMade'],
	refuseOwn: ['ownRenounced', 'ownPrice', 'ownReplaced'],
	undelivered: ['nobody', 'access', 'damaged', 'otherDay'],
} as const

export type MotiveKind = keyof typeof usual

type Props = { kind: MotiveKind; text: string; onChoose: (text: string) => void }

export function ReadyMotives({ kind, text, onChoose }: Props) {
	const { t } = useTranslation('back-office')
	const all = usual[kind].map((name) => t(`motive.${name}`))
	const typed = text.trim()
	/** What was typed by hand stays, before it. */
	const choose = (ready: string) =>
		onChoose(typed === '' || all.includes(typed) ? ready : `${typed} ${ready}`)
	return (
		<fieldset className={styles.ready}>
			<legend>{t('motive.usual')}</legend>
			{all.map((ready) => (
				<button
					key={ready}
					type="button"
					aria-pressed={typed === ready}
					onClick={() => choose(ready)}
				>
					{ready}
				</button>
			))}
		</fieldset>
	)
}
