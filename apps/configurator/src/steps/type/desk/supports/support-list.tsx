import { type Issue, type Span, SUPPORTS } from '@gabarit/engine'
import { Button, DimensionLine, toast, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { undo } from '../../../../session/session-store.ts'
import { useDifferences } from '../../../../session/use-differences.ts'
import { changeView } from '../../../../session/view-store.ts'
import layout from '../../../frame/layout.module.css'
import { focusOnHead } from '../../../frame/parts/focus-on-head.ts'
import { MirrorButton } from '../../../frame/parts/mirror-button.tsx'
import { MoveButtons } from '../../../frame/parts/move-buttons.tsx'
import { PartList } from '../../../frame/parts/part-list.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { Section } from '../../../frame/step-panel.tsx'
import { added, mirrored, moved, supportId, without } from '../supports.ts'
import { useDeskDesign } from '../use-desk-design.ts'
import { SupportForm } from './support-form.tsx'
import styles from './support-list.module.css'
import { supportShape } from './support-shape.ts'
import { useSupportTexts } from './support-texts.ts'

export function SupportList({ issues }: { issues: readonly Issue[] }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { desk, layout: placed } = useDeskDesign()
	const { supports } = desk
	const { nameOf, factsOf } = useSupportTexts()
	const parts = supports.map((support, index) => {
		const name = nameOf(support, index)
		const span = placed.spans[index]
		return {
			id: supportId(index),
			name,
			facts: factsOf(support),
			shape: supportShape(support),
			field: `supports.${index}`,
			form: <SupportLine index={index} name={name} />,
			after: span !== undefined && <FreeBetween span={span} />,
		}
	})
	return (
		<Section
			title={t('kinds:desk.supports.list')}
			note={t('kinds:desk.supports.note', { count: supports.length })}
		>
			<PartList parts={parts} issues={issues} attention={t('kinds:desk.supports.attention')} />
			<Further />
		</Section>
	)
}

function FreeBetween({ span: { after, width } }: { span: Span }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	return (
		<li className={styles.span}>
			<span className="visually-hidden">
				{t('kinds:desk.supports.freeBetween', {
					left: after + 1,
					right: after + 2,
					width: length(width),
				})}
			</span>
			<span aria-hidden="true">
				<DimensionLine
					kind="chain"
					label={t('kinds:desk.supports.free', { width: length(width) })}
				/>
			</span>
		</li>
	)
}

/** Adds a support, or swaps left and right. */
function Further(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { difference } = useFormats()
	const { configuration, desk, propose } = useDeskDesign()
	const count = desk.supports.length
	const options = useTriedOptions([{ reference: 'add', wanted: added(configuration) }])
	const cents = useDifferences(options).get('add')
	const isFull = count >= SUPPORTS.max
	const add = () => {
		propose(added(configuration))
		changeView({ group: supportId(count - 1) })
		focusOnHead(supportId(count - 1))
	}
	return (
		<div className={layout.row}>
			<Button
				size="small"
				icon="plus"
				reason={isFull ? t('kinds:desk.supports.full', { count: SUPPORTS.max }) : undefined}
				onClick={add}
			>
				{t('kinds:desk.supports.add')}
			</Button>
			{!isFull && cents !== undefined && (
				<span className={layout.caption}>{difference(cents)}</span>
			)}
			<MirrorButton
				label={t('kinds:desk.supports.mirror')}
				done={t('kinds:desk.supports.mirrored')}
				onMirror={() => propose(mirrored(configuration))}
			/>
		</div>
	)
}

function SupportLine({ index, name }: { index: number; name: string }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, desk, propose } = useDeskDesign()
	const count = desk.supports.length
	const show = (to: number) => {
		changeView({ group: supportId(to) })
		focusOnHead(supportId(to))
	}
	const move = (to: number) => {
		propose(moved(configuration, index, to))
		show(to)
	}
	const remove = () => {
		propose(without(configuration, index))
		show(Math.min(index, count - 2))
		toast(t('kinds:desk.supports.removed', { name }), { undo })
	}
	return (
		<>
			<SupportForm index={index} />
			<div className={layout.row}>
				<MoveButtons index={index} count={count} onMove={move} />
				<Button
					kind="quiet"
					icon="trash"
					reason={
						count > SUPPORTS.min
							? undefined
							: t('kinds:desk.supports.least', { count: SUPPORTS.min })
					}
					onClick={remove}
				>
					{t('kinds:desk.supports.remove')}
				</Button>
			</div>
		</>
	)
}
