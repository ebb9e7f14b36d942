import { colorsOf, type Issue, type Span, SUPPORTS } from '@gabarit/engine'
import { Button, DimensionLine, toast, useFormats } from '@gabarit/ui'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { undo } from '../../../../session/session-store.ts'
import { useDifferences } from '../../../../session/use-differences.ts'
import { changeView, useView } from '../../../../session/view-store.ts'
import { isWithin } from '../../../frame/field-within.ts'
import { focusOnHead } from '../../../frame/focus-on-head.ts'
import { IssueChecks } from '../../../frame/issue-checks.tsx'
import layout from '../../../frame/layout.module.css'
import { LineCard, LineForm } from '../../../frame/line-card.tsx'
import { MoveButtons } from '../../../frame/move-buttons.tsx'
import { Section } from '../../../frame/step-panel.tsx'
import { useTriedOptions } from '../../../frame/use-tried-options.ts'
import { added, mirrored, moved, supportId, without } from '../supports.ts'
import { useDeskDesign } from '../use-desk-design.ts'
import { SupportForm } from './support-form.tsx'
import styles from './support-list.module.css'
import { supportShape } from './support-shape.ts'
import { useSupportTexts } from './support-texts.ts'

export function SupportList({ issues }: { issues: readonly Issue[] }): ReactNode {
	const { t } = useTranslation('configurator')
	const { catalogue, desk, layout: placed } = useDeskDesign()
	const { supports } = desk
	const { nameOf, factsOf } = useSupportTexts()
	const opened = useView((view) => view.group)
	const color = colorsOf(catalogue).get(desk.colors.exterior)
	return (
		<Section
			title={t('desk.supports.list')}
			note={t('desk.supports.note', { count: supports.length })}
		>
			<ol className={styles.supports}>
				{supports.map((support, index) => {
					const id = supportId(index)
					const open = opened === id
					const own = issues.filter(({ field }) => isWithin(field, `supports.${index}`))
					const span = placed.spans[index]
					return (
						<Fragment key={id}>
							<LineCard
								id={id}
								name={nameOf(support, index)}
								facts={factsOf(support)}
								price={undefined}
								attention={own.length > 0 ? t('desk.supports.attention') : undefined}
								open={open}
								picture={supportShape(support)}
								hex={color?.hex}
							>
								{(open || own.length > 0) && (
									<>
										<IssueChecks issues={own} />
										{open && <Open index={index} name={nameOf(support, index)} />}
									</>
								)}
							</LineCard>
							{span !== undefined && <FreeBetween span={span} />}
						</Fragment>
					)
				})}
			</ol>
			<Further />
		</Section>
	)
}

function FreeBetween({ span: { after, width } }: { span: Span }): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	return (
		<li className={styles.span}>
			<span className="visually-hidden">
				{t('desk.supports.freeBetween', {
					left: after + 1,
					right: after + 2,
					width: length(width),
				})}
			</span>
			<span aria-hidden="true">
				<DimensionLine kind="chain" label={t('desk.supports.free', { width: length(width) })} />
			</span>
		</li>
	)
}

/** Adds a support, or swaps left and right. */
function Further(): ReactNode {
	const { t } = useTranslation('configurator')
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
				reason={isFull ? t('desk.supports.full', { count: SUPPORTS.max }) : undefined}
				onClick={add}
			>
				{t('desk.supports.add')}
			</Button>
			{!isFull && cents !== undefined && (
				<span className={layout.caption}>{difference(cents)}</span>
			)}
			<Button
				kind="quiet"
				size="small"
				icon="mirror"
				onClick={() => {
					propose(mirrored(configuration))
					changeView({ group: null })
					toast(t('desk.supports.mirrored'), { undo })
				}}
			>
				{t('desk.supports.mirror')}
			</Button>
		</div>
	)
}

function Open({ index, name }: { index: number; name: string }): ReactNode {
	const { t } = useTranslation('configurator')
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
		toast(t('desk.supports.removed', { name }), { undo })
	}
	return (
		<LineForm id={supportId(index)} name={name}>
			<SupportForm index={index} />
			<div className={layout.row}>
				<MoveButtons index={index} count={count} onMove={move} />
				<Button
					kind="quiet"
					icon="trash"
					reason={
						count > SUPPORTS.min ? undefined : t('desk.supports.least', { count: SUPPORTS.min })
					}
					onClick={remove}
				>
					{t('desk.supports.remove')}
				</Button>
			</div>
		</LineForm>
	)
}
