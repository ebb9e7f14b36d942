// The rail beside the picture: 3D or 2D, from where, what is shown. Where there is no room for it, what is shown and
// from where opens from one button.
import type { Furniture } from '@gabarit/engine'
import { Icon, type IconName, Segmented } from '@gabarit/ui'
import { useClickOutside } from '@mantine/hooks'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { camerasOf, changeView, showFlat } from '../../session/view-store.ts'
import { Runs } from '../module-selection/run-choice.tsx'
import type { StepName } from '../step.ts'
import type { StageParts } from '../type/stage-parts.ts'
import { SaveButton } from './save-button.tsx'
import { viewLike } from './solid/stage-pose.ts'
import { useHand } from './solid/use-hand.ts'
import { usePose } from './solid/use-pose.ts'
import styles from './stage-rail.module.css'
import { useStageLayers } from './use-stage-layers.ts'

type Props = {
	/** There is no 3D to switch to. */
	lost: boolean
	flat: boolean
	compact: boolean
	step: StepName
	furniture: Furniture
	parts: StageParts
	doorsOpen: boolean
}

export function StageRail(props: Props): ReactNode {
	const { lost, flat, compact } = props
	return (
		<div className={clsx(styles.rail, compact && styles.compact)}>
			{!lost && <Dimensions flat={flat} compact={compact} />}
			{compact ? <Collapsed {...props} /> : <Choices {...props} />}
			<SaveButton className={styles.save} compact={compact} />
		</div>
	)
}

function Dimensions({ flat, compact }: Pick<Props, 'flat' | 'compact'>): ReactNode {
	const { t } = useTranslation('configurator')
	if (compact)
		return (
			<button
				type="button"
				className={clsx(styles.single, styles.word)}
				aria-label={t('stage.elevation')}
				aria-pressed={flat}
				onClick={() => showFlat(!flat)}
			>
				{t('stage.dimension.2D')}
			</button>
		)
	return (
		<Segmented
			className={styles.group}
			label={t('stage.picture')}
			value={flat ? '2D' : '3D'}
			options={(['3D', '2D'] as const).map((value) => ({
				value,
				label: t(`stage.dimension.${value}`),
			}))}
			onChange={(value) => showFlat(value === '2D')}
		/>
	)
}

function Choices(props: Props): ReactNode {
	const { flat } = props
	return (
		<>
			{flat ? <Runs className={styles.group} /> : <Views {...props} />}
			<Layers {...props} />
		</>
	)
}

/** The same behind one button. */
function Collapsed(props: Props): ReactNode {
	const { t } = useTranslation('configurator')
	const [opened, setOpened] = useState(false)
	const button = useRef<HTMLButtonElement>(null)
	const around = useClickOutside(() => setOpened(false))
	useEffect(() => {
		if (!opened) return undefined
		const onKey = ({ key }: KeyboardEvent) => {
			if (key !== 'Escape') return
			setOpened(false)
			button.current?.focus()
		}
		addEventListener('keydown', onKey)
		return () => removeEventListener('keydown', onKey)
	}, [opened])
	return (
		<div className={styles.collapsed} ref={around}>
			<button
				ref={button}
				type="button"
				className={styles.single}
				aria-expanded={opened}
				aria-label={t('stage.layers')}
				onClick={() => setOpened(!opened)}
			>
				<Icon name="layers" />
			</button>
			{opened && (
				<div className={styles.opened}>
					<Choices {...props} />
				</div>
			)}
		</div>
	)
}

function Views({ step, furniture, parts, doorsOpen }: Props): ReactNode {
	const { t } = useTranslation('configurator')
	const pose = usePose(step, parts, doorsOpen && parts.fronts === 'vanish')
	const turn = useHand(pose)?.turn ?? 0
	return (
		<Segmented
			className={styles.group}
			label={t('stage.camera')}
			value={viewLike({ ...pose, yaw: pose.yaw + turn })}
			options={camerasOf(furniture).map((value) => ({ value, label: t(`stage.views.${value}`) }))}
			onChange={(value) => changeView({ camera: value, hand: null })}
		/>
	)
}

function Layers(props: Props): ReactNode {
	const { t } = useTranslation('configurator')
	const layers = useStageLayers(props)
	if (layers.length === 0) return null
	return (
		<fieldset className={styles.group}>
			<legend className="visually-hidden">{t('stage.show')}</legend>
			{layers.map(({ name, icon, on, turn }) => (
				<Layer key={name} label={t(`stage.${name}`)} icon={icon} on={on} onTurn={turn} />
			))}
		</fieldset>
	)
}

function Layer(props: {
	label: string
	icon: IconName
	on: boolean
	onTurn: (on: boolean) => void
}): ReactNode {
	const { label, icon, on, onTurn } = props
	return (
		<button type="button" className={styles.layer} aria-pressed={on} onClick={() => onTurn(!on)}>
			<Icon name={icon} />
			<span>{label}</span>
		</button>
	)
}
