// A changed design of an open offer: the versions that are saved, what differs, and what it costs today.
import { type OrderPage, readableCode } from '@gabarit/contract'
import { ErrorText, Link, Modal, Spinner } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useReturnKeyboard } from '../../../../lib/frame/keep-keyboard.ts'
import { useDraft } from '../../../../lib/use-draft.ts'
import { EffectBar } from '../../correct/effect-bar.tsx'
import { DesignChoice } from './design-choice.tsx'
import { NewDesign } from './new-design.tsx'
import styles from './redesign-sheet.module.css'
import { type DesignVersion, useDesign, useRedesign } from './use-redesign.ts'

type Props = { order: OrderPage; onClose: () => void }

export function RedesignSheet({ order, onClose }: Props) {
	const { t } = useTranslation('back-office')
	const [draft, keep] = useDraft(`redesign ${order.reference}`)
	const chosen = designIn(draft)
	const { counted, since, isHeld, problem, save, reset } = useRedesign(order, chosen, () => {
		keep('')
		onClose()
	})
	useReturnKeyboard()
	return (
		<Modal
			opened={!isHeld}
			size="large"
			title={t('redesign.titleOf', { reference: order.reference })}
			onClose={onClose}
			footer={
				chosen === null ? undefined : (
					<EffectBar
						order={order}
						counted={counted}
						since={since}
						problem={problem}
						onClose={onClose}
						confirm={{ onClick: save, children: t('redesign.confirm') }}
					/>
				)
			}
		>
			<p className={styles.text}>{t('redesign.text')}</p>
			<p className={styles.text}>
				<Link
					touch
					size="small"
					href={`/configurator?code=${encodeURIComponent(order.code)}`}
					target="_blank"
					rel="noopener"
				>
					{t('redesign.open')}
				</Link>
			</p>
			<Versions
				order={order}
				chosen={chosen}
				onChoose={(next) => {
					reset()
					keep(`${next.code} ${next.version}`)
				}}
			/>
			{chosen ? (
				<NewDesign key={`${chosen.code} ${chosen.version}`} order={order} of={chosen} />
			) : null}
		</Modal>
	)
}

/** As the draft keeps it: its code and version. */
function designIn(draft: string): DesignVersion | null {
	const [code, version] = draft.split(' ')
	return code && version ? { code, version: Number(version) } : null
}

type VersionsProps = {
	order: OrderPage
	chosen: DesignVersion | null
	onChoose: (design: DesignVersion) => void
}

/** The offer holds the newest version of its code; older ones, and designs begun from it, may be taken. */
function Versions({ order, chosen, onChoose }: VersionsProps) {
	const { t } = useTranslation('back-office')
	const design = useDesign({ code: order.code })
	if (design.isError)
		return (
			<p role="alert">
				<ErrorText>{t('redesign.unread')}</ErrorText>
			</p>
		)
	if (!design.data) return <Spinner label={t('redesign.loading')} />
	const { code, version, versions, copies } = design.data
	const options = [
		...copies.map((copy) => ({
			code: copy.code,
			version: copy.version,
			at: copy.updatedAt,
			name: t('redesign.copy', { code: readableCode(copy.code), version: copy.version }),
		})),
		...versions
			.filter((it) => it.version !== version)
			.map((it) => ({
				code,
				version: it.version,
				at: it.createdAt,
				name: t('redesign.version', { version: it.version }),
			})),
	]
	if (options.length === 0) return <p className={styles.none}>{t('redesign.none')}</p>
	return <DesignChoice options={options} chosen={chosen} onChoose={onChoose} />
}
