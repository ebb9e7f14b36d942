import { Modal } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useSections } from '../../lib/keys/use-sections.ts'
import { useSession } from '../../lib/session.ts'
import styles from './shortcuts-dialog.module.css'

type Line = { keys: readonly string[]; does: string }

/** Only those that do something for this user. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation('habits')
	const sections = useSections()
	const mayChoose = useSession()?.sections.some(
		({ name, right }) => name === 'orders' && right === 'write',
	)
	const everywhere: Line[] = [
		{ keys: [t('key.ctrl'), 'K'], does: t('does.palette') },
		{ keys: ['?'], does: t('does.list') },
	]
	const inList: Line[] = [
		{ keys: ['/'], does: t('does.search') },
		{ keys: ['J'], does: t('does.down') },
		{ keys: ['K'], does: t('does.up') },
		{ keys: [t('key.enter')], does: t('does.open') },
		...(mayChoose ? [{ keys: ['X'], does: t('does.choose') }] : []),
	]
	const go = sections.flatMap(({ text, letter }): Line[] =>
		letter === undefined ? [] : [{ keys: ['G', letter.toUpperCase()], does: text }],
	)
	return (
		<Modal opened title={t('shortcuts')} onClose={onClose} size="medium">
			<Lines title={t('group.everywhere')} lines={everywhere} />
			<Lines title={t('group.list')} lines={inList} />
			<Lines title={t('group.sections')} lines={go} />
		</Modal>
	)
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
	return (
		<section className={styles.group}>
			<h3>{title}</h3>
			<dl>
				{lines.map(({ keys, does }) => (
					<div key={does}>
						<dt>
							{keys.map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
