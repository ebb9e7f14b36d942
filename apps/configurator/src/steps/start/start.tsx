import { drawFurnitureType } from '@gabarit/drawing'
import { startTypes } from '@gabarit/engine'
import { Button, ErrorText, LinkButton, OptionCard, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { showCode } from '../../session/saved/design-code.ts'
import { bringBack, goOn } from '../../session/saved/entry.ts'
import type { KeptDesign } from '../../session/saved/kept-design.ts'
import { chooseType, useSession } from '../../session/session-store.ts'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/picture.tsx'
import { RecoverByCode } from '../recover-by-code.tsx'
import { otherKinds } from '../type/kind.ts'
import styles from './start.module.css'

type OtherKind = (typeof otherKinds)[number]

export function Start(props: {
	onBegin: () => void
	/** Of a kind that begins at its first step. */
	onKind: (kind: OtherKind) => void
	onResume: () => void
	onCode: (code: string) => void
}): ReactNode {
	const { onBegin, onKind, onResume, onCode } = props
	const { t } = useTranslation('configurator')
	const { offered, aside } = useSession()
	const { domain, dressing } = useDesign()
	const offers = domain.configurators
	return (
		<div className={styles.start}>
			<div className={styles.main}>
				<h1>{t('start.title')}</h1>
				<p className={layout.intro}>{t('start.intro')}</p>
				<Notices />
				{offers.includes('dressing') && (
					<div className={styles.types}>
						{startTypes.map((type) => (
							<OptionCard
								key={type}
								label={t(`types.${type}.name`)}
								detail={t(`types.${type}.text`)}
								picture={<Picture drawing={drawFurnitureType(type)} />}
								onChoose={() => {
									chooseType(type, dressing.topTen)
									onBegin()
								}}
							/>
						))}
					</div>
				)}
				<OtherKinds kinds={otherKinds.filter((kind) => offers.includes(kind))} onKind={onKind} />
			</div>
			<div className={styles.side}>
				{offered !== null && (
					<Resume
						title={t('start.goOn')}
						design={offered}
						onResume={() => {
							goOn()
							onResume()
						}}
					/>
				)}
				{aside !== null && aside.code !== offered?.code && (
					<Resume
						title={t('start.bringBack')}
						design={aside}
						onResume={() => {
							bringBack()
							onResume()
						}}
					/>
				)}
				<RecoverByCode onFound={onCode} />
			</div>
		</div>
	)
}

function OtherKinds(props: {
	kinds: readonly OtherKind[]
	onKind: (kind: OtherKind) => void
}): ReactNode {
	const { kinds, onKind } = props
	const { t } = useTranslation(['configurator', 'home'])
	const { domain } = useDesign()
	if (kinds.length === 0) return null
	return (
		<p className={styles.others}>
			{t('start.also', { name: domain.resellerName })}{' '}
			{kinds.map((kind) => (
				<LinkButton key={kind} onClick={() => onKind(kind)}>
					{t(`home:card.${kind}`)}
				</LinkButton>
			))}
		</p>
	)
}

function Resume(props: { title: string; design: KeptDesign; onResume: () => void }): ReactNode {
	const { title, design, onResume } = props
	const { t } = useTranslation('configurator')
	const { date, time } = useFormats()
	const { savedAt, code } = design
	return (
		<section className={styles.resume}>
			<h2>{title}</h2>
			<p className={layout.caption}>
				{t('start.kept', { date: date(savedAt), time: time(savedAt), code: showCode(code) })}
			</p>
			<Button icon="redo" onClick={onResume}>
				{t('start.open')}
			</Button>
		</section>
	)
}

function Notices(): ReactNode {
	const { t } = useTranslation('configurator')
	const notice = useSession((state) => state.notice)
	if (notice === null || notice.kind === 'restored' || notice.kind === 'differs') return null
	const code = 'code' in notice ? notice.code : ''
	return (
		<div role="alert">
			<ErrorText>{t(`notice.${notice.kind}`, { code })}</ErrorText>
		</div>
	)
}
