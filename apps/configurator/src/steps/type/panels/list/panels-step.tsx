// The list: each line is a card that opens, and only the open one shows its form.
import { CLADDINGS_MAX, colorsOf, type Issue } from '@gabarit/engine'
import { Button, toast, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { undo } from '../../../../session/session-store.ts'
import { changeView, useView } from '../../../../session/view-store.ts'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import layout from '../../../frame/layout.module.css'
import { focusOnHead } from '../../../frame/parts/focus-on-head.ts'
import { LineCard, LineForm } from '../../../frame/parts/line-card.tsx'
import type { LineList } from '../../../frame/parts/line-groups.ts'
import { Section, StepPanel } from '../../../frame/step-panel.tsx'
import { AccessFields } from '../../../room/access-fields.tsx'
import {
	added,
	duplicated,
	idOf,
	isOfLine,
	issuesOf,
	type LineRef,
	refsOf,
	without,
} from '../lines.ts'
import { useLinePrices } from '../use-line-prices.ts'
import { useLineFacts, useLineName } from '../use-line-texts.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import { CladdingForm } from './cladding-form.tsx'
import { Kits } from './kits.tsx'
import { PanelForm } from './panel-form.tsx'
import styles from './panels-step.module.css'
import { usePictures } from './use-pictures.ts'

export function PanelsStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const issues = useIssuesOf('ModuleSelection').filter((issue) => !isOfLine(issue))
	return (
		<StepPanel step="ModuleSelection" intro={t('kinds:panels.intro')}>
			<IssueChecks issues={issues} />
			<List />
			<Kits />
			<AccessFields />
		</StepPanel>
	)
}

function List(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue, solved, propose } = usePanelsDesign()
	const full = useFull()
	const refs = refsOf(configuration)
	const pieces = solved.furniture?.boards.length
	const show = (ref: LineRef) => {
		changeView({ group: idOf(ref) })
		focusOnHead(idOf(ref))
	}
	const add = (list: LineList) => {
		propose(added(configuration, list, catalogue))
		show({ list, index: configuration[list]?.length ?? 0 })
	}
	const duplicate = (ref: LineRef) => {
		propose(duplicated(configuration, ref))
		show({ ...ref, index: ref.index + 1 })
	}
	const remove = (ref: LineRef, name: string) => {
		const left = refs.filter((other) => idOf(other) !== idOf(ref))
		propose(without(configuration, ref))
		changeView({ group: null })
		// What stood after it moves into its place.
		const after = left.at(refs.findIndex((other) => idOf(other) === idOf(ref)))
		const next = after?.list === ref.list ? ref : left.at(-1)
		if (next !== undefined) focusOnHead(idOf(next))
		toast(t('kinds:panels.removed', { name }), { undo })
	}
	return (
		<Section
			title={t('kinds:panels.list')}
			note={pieces === undefined ? undefined : t('kinds:panels.pieces', { count: pieces })}
		>
			<Lines refs={refs} onDuplicate={duplicate} onRemove={remove} />
			<div className={layout.row}>
				<Button size="small" icon="plus" reason={full('panels')} onClick={() => add('panels')}>
					{t('kinds:panels.add.panels')}
				</Button>
				<Button
					kind="quiet"
					size="small"
					icon="plus"
					reason={full('cladding')}
					onClick={() => add('cladding')}
				>
					{t('kinds:panels.add.cladding')}
				</Button>
			</div>
		</Section>
	)
}

type Acts = {
	onDuplicate: (ref: LineRef) => void
	onRemove: (ref: LineRef, name: string) => void
}

function Lines({ refs, ...acts }: Acts & { refs: readonly LineRef[] }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { money } = useFormats()
	const { configuration, catalogue, solved } = usePanelsDesign()
	const opened = useView((view) => view.group)
	const nameOf = useLineName()
	const factsOf = useLineFacts()
	const prices = useLinePrices()
	const pictureOf = usePictures()
	const { panels = [] } = configuration
	return (
		<ol className={layout.lines}>
			{refs.map((ref) => {
				const id = idOf(ref)
				const open = id === opened
				const name = nameOf(ref)
				const issues = issuesOf(solved.issues, ref)
				const price = prices?.get(id)
				const own = ref.list === 'panels' ? panels[ref.index]?.material : undefined
				const color = colorsOf(catalogue).get(own ?? solved.colors.exterior)
				return (
					<LineCard
						key={id}
						id={id}
						name={name}
						facts={factsOf(ref)}
						price={price === undefined ? undefined : money(price)}
						attention={issues.length > 0 ? t('kinds:panels.attention') : undefined}
						open={open}
						picture={pictureOf(ref)}
						hex={color?.hex}
					>
						{(open || issues.length > 0) && (
							<>
								<LineIssues issues={issues} />
								{open && <Open at={ref} name={name} isLast={refs.length === 1} {...acts} />}
							</>
						)}
					</LineCard>
				)
			})}
		</ol>
	)
}

function LineIssues({ issues }: { issues: readonly Issue[] }): ReactNode {
	return (
		<div className={styles.issues}>
			<IssueChecks issues={issues} />
		</div>
	)
}

function Open(props: Acts & { at: LineRef; name: string; isLast: boolean }): ReactNode {
	const { at, name, isLast, onDuplicate, onRemove } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const full = useFull()
	return (
		<LineForm id={idOf(at)} name={name}>
			{at.list === 'panels' ? <PanelForm index={at.index} /> : <CladdingForm index={at.index} />}
			<div className={layout.row}>
				<Button kind="quiet" icon="copy" reason={full(at.list)} onClick={() => onDuplicate(at)}>
					{t('kinds:panels.duplicate')}
				</Button>
				<Button
					kind="quiet"
					icon="trash"
					reason={isLast ? t('kinds:panels.lastOne') : undefined}
					onClick={() => onRemove(at, name)}
				>
					{t('kinds:panels.remove')}
				</Button>
			</div>
		</LineForm>
	)
}

/** Why a list takes no further line; undefined while it does. */
function useFull(): (list: LineList) => string | undefined {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, dressing } = usePanelsDesign()
	const limits = { panels: dressing.bounds.panels.linesMax, cladding: CLADDINGS_MAX }
	return (list) =>
		(configuration[list]?.length ?? 0) < limits[list]
			? undefined
			: t(`kinds:panels.full.${list}`, { count: limits[list] })
}
