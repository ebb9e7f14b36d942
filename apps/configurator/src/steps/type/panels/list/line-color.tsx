import type { Configuration, Option } from '@gabarit/engine'
import { Button, LinkButton, Modal } from '@gabarit/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorPicker } from '../../../colors/color-picker.tsx'
import { Swatch } from '../../../colors/swatch.tsx'
import layout from '../../../frame/layout.module.css'
import { usePanelWords } from '../../../frame/parts/use-panel-words.ts'
import { mended, withPanel } from '../lines.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import styles from './line-color.module.css'
import { usePanel } from './use-panel.ts'

/** The colour of the order, or one of its own. */
export function LineColor({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { color: nameOf } = usePanelWords()
	const { solved } = usePanelsDesign()
	const { line, color, change } = usePanel(index)
	const [opened, setOpened] = useState(false)
	const isOwn = line.material !== undefined
	return (
		<div className={styles.color}>
			<span className={styles.swatch}>
				<Swatch color={color} />
			</span>
			<span className={styles.words}>
				<span className={styles.name}>{nameOf(line.material ?? solved.colors.exterior)}</span>
				<span className={layout.caption}>
					{t(isOwn ? 'kinds:panels.color.own' : 'kinds:panels.color.order')}
				</span>
			</span>
			{isOwn && (
				<LinkButton onClick={() => change({ material: undefined })}>
					{t('kinds:panels.color.asOrder')}
				</LinkButton>
			)}
			<Button size="small" onClick={() => setOpened(true)}>
				{t('kinds:panels.color.choose')}
			</Button>
			<Modal
				title={t('kinds:panels.color.title')}
				opened={opened}
				onClose={() => setOpened(false)}
				size="medium"
				fixedHeight
			>
				<Colors index={index} onChosen={() => setOpened(false)} />
			</Modal>
		</div>
	)
}

/** Rendered only while the dialog is open, because each colour is tried on the line. */
function Colors({ index, onChosen }: { index: number; onChosen: () => void }): ReactNode {
	const { catalogue, solved, propose } = usePanelsDesign()
	const { line } = usePanel(index)
	const offered = useMemo(
		() => catalogue.colors.filter(({ exterior, interior }) => exterior || interior),
		[catalogue],
	)
	const options = useColorOptions(index)
	return (
		<div className={layout.stack}>
			<ColorPicker
				colors={offered}
				options={options}
				current={line.material ?? solved.colors.exterior}
				onChoose={({ configuration }) => {
					propose(configuration)
					onChosen()
				}}
			/>
		</div>
	)
}

function useColorOptions(index: number): (Option<Configuration> & { detail?: string })[] {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue } = usePanelsDesign()
	const { line } = usePanel(index)
	return useMemo(() => {
		const at = { list: 'panels', index } as const
		return catalogue.colors.map(({ reference }) => {
			const wanted = withPanel(configuration, index, { material: reference })
			const made = mended(wanted, at, { catalogue, before: configuration })
			const thickness = made.configuration.panels?.[index]?.thickness
			const isOther = made.isMade && thickness !== undefined && thickness !== line.thickness
			const reason = made.reasons.at(-1)
			return {
				reference,
				available: made.isMade,
				configuration: made.configuration,
				...(!made.isMade && reason && { reason }),
				...(isOther && { detail: t('kinds:panels.color.thicker', { thickness }) }),
			}
		})
	}, [configuration, catalogue, index, line, t])
}
