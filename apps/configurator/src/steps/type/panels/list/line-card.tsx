import type { Board } from '@gabarit/engine'
import { Button, Icon, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../../session/view-store.ts'
import { IssueChecks } from '../../../frame/issue-checks.tsx'
import layout from '../../../frame/layout.module.css'
import { idOf, issuesOf, type LineRef } from '../lines.ts'
import { useLineTexts } from '../use-line-texts.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import { plainBoard } from './board-shape.ts'
import { CladdingForm } from './cladding-form.tsx'
import styles from './line-card.module.css'
import { PanelForm } from './panel-form.tsx'
import { PanelPicture, WallPicture } from './panel-picture.tsx'

/** The id of the button that opens a line. */
export function headOf(id: string): string {
	return `head-${id}`
}

export function LineCard(props: {
	at: LineRef
	/** Those that it makes; none while the list cannot be made. */
	boards: readonly Board[]
	open: boolean
	/** Cents. */
	price: number | undefined
	isLast: boolean
	/** Why there may be no further line. */
	full: string | undefined
	onDuplicate: () => void
	onRemove: (name: string) => void
}): ReactNode {
	const { at, boards, open, price, isLast, full, onDuplicate, onRemove } = props
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const { solved } = usePanelsDesign()
	const id = idOf(at)
	const { name, facts } = useLineTexts(at)
	const issues = issuesOf(solved.issues, at)
	const card = useRef<HTMLLIElement>(null)
	// The stage opens lines too.
	useEffect(() => {
		if (open) card.current?.scrollIntoView({ block: 'nearest' })
	}, [open])
	return (
		<li ref={card} className={clsx(styles.card, open && styles.open)}>
			<h3 className={styles.heading}>
				<button
					type="button"
					id={headOf(id)}
					className={styles.head}
					aria-expanded={open}
					aria-controls={open ? `form-${id}` : undefined}
					onClick={() => changeView({ group: open ? null : id })}
				>
					<Thumbnail at={at} boards={boards} />
					<span className={styles.words}>
						<span className={styles.name}>{name}</span>
						<span className={layout.caption}>{facts}</span>
					</span>
					{issues.length > 0 && <Icon name="warning" label={t('panels.attention')} />}
					{price !== undefined && <span className={styles.price}>{money(price)}</span>}
					<Icon name={open ? 'chevronUp' : 'chevronDown'} size={18} />
				</button>
			</h3>
			<IssueChecks issues={issues} />
			{open && (
				<section id={`form-${id}`} className={styles.form} aria-label={name}>
					{at.list === 'panels' ? (
						<PanelForm index={at.index} />
					) : (
						<CladdingForm index={at.index} />
					)}
					<div className={layout.row}>
						<Button kind="quiet" icon="copy" reason={full} onClick={onDuplicate}>
							{t('panels.duplicate')}
						</Button>
						<Button
							kind="quiet"
							icon="trash"
							reason={isLast ? t('panels.lastOne') : undefined}
							onClick={() => onRemove(name)}
						>
							{t('panels.remove')}
						</Button>
					</div>
				</section>
			)}
		</li>
	)
}

function Thumbnail({ at, boards }: { at: LineRef; boards: readonly Board[] }): ReactNode {
	const { configuration, catalogue, solved } = usePanelsDesign()
	const line = at.list === 'panels' ? configuration.panels?.[at.index] : undefined
	const reference = line?.material ?? solved.colors.exterior
	const color = catalogue.colors.find((one) => one.reference === reference)
	const board = boards[0] ?? (line && plainBoard(line))
	return (
		<span className={styles.picture} aria-hidden="true">
			{at.list === 'panels' && board && <PanelPicture board={board} color={color} />}
			{at.list === 'cladding' && boards.length > 0 && <WallPicture boards={boards} color={color} />}
		</span>
	)
}
