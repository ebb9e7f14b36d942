import { Button } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bringBack, goOn } from '../../session/saved/entry.ts'
import { useSession } from '../../session/session-store.ts'
import styles from './go-on.module.css'
import { type SaidDesign, useDesignWords } from './use-design-words.ts'

/** The design that this device had open last, and the one that Reset put aside. */
export function GoOn({ onResume }: { onResume: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { offered, aside, started, code, history, saving } = useSession()
	const open = started
		? { code, configuration: history.present, savedAt: saving.at }
		: offered?.code === aside?.code
			? null
			: offered
	const other = aside?.code === open?.code ? null : aside
	if (open === null && other === null) return null
	const resumed = (act: () => void) => () => {
		act()
		onResume()
	}
	return (
		<div className={styles.rows}>
			{open !== null && (
				<Row
					title={t('start.goOn')}
					design={open}
					// What is open already is only returned to.
					onOpen={resumed(started ? () => undefined : goOn)}
					isMain
				/>
			)}
			{other !== null && (
				<Row
					title={t('start.bringBack')}
					design={other}
					onOpen={resumed(bringBack)}
					isMain={open === null}
				/>
			)}
		</div>
	)
}

function Row(props: {
	title: string
	design: SaidDesign
	isMain?: boolean
	onOpen: () => void
}): ReactNode {
	const { title, design, isMain = false, onOpen } = props
	const { t } = useTranslation('configurator')
	const wordsOf = useDesignWords()
	const { name, facts } = wordsOf(design)
	return (
		<section className={styles.row}>
			<h2>{title}</h2>
			<p>{[name, facts].filter((part) => part !== '').join(', ')}</p>
			<Button kind={isMain ? 'primary' : 'outline'} iconAfter="arrowRight" onClick={onOpen}>
				{t('start.open')}
			</Button>
		</section>
	)
}
