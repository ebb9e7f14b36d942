// Where a design begins: its type with a price, the place it has, the designs of this device.
import { startTypes } from '@gabarit/engine'
import { DimensionLine, ErrorText, LinkButton, NumberField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteFooter } from '../../lib/site-footer.tsx'
import type { PlaceMeasures } from '../../session/changes/first-dressing.ts'
import { useDesign } from '../../session/design-context.tsx'
import { leaveForAnother } from '../../session/saved/entry.ts'
import { chooseType, useSession } from '../../session/session-store.ts'
import { RecoverByCode } from '../recover-by-code.tsx'
import { otherKinds } from '../type/kind.ts'
import { DeviceDesigns } from './device-designs.tsx'
import { GoOn } from './go-on.tsx'
import styles from './start.module.css'
import { TypeCard } from './type-card.tsx'
import { useStartPrices } from './use-start-prices.ts'

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
	const { domain, dressing } = useDesign()
	const [place, setPlace] = useState<PlaceMeasures>({})
	const offers = domain.configurators
	return (
		<div className={styles.start}>
			<main id="content" className={styles.main}>
				<div className={styles.head}>
					<div className={styles.title}>
						<h1>{t('start.title')}</h1>
						{offers.includes('dressing') && (
							<p>{t(dressing.book === null ? 'start.introUnpriced' : 'start.intro')}</p>
						)}
					</div>
					{offers.includes('dressing') && <PlaceFields place={place} onChange={setPlace} />}
				</div>
				<div className={styles.rule}>
					<DimensionLine />
				</div>
				<Notices />
				<GoOn onResume={onResume} />
				{offers.includes('dressing') && <Types place={place} onBegin={onBegin} />}
				<div className={styles.foot}>
					<div className={styles.designs}>
						<DeviceDesigns onResume={onResume} />
						<OtherKinds
							kinds={otherKinds.filter((kind) => offers.includes(kind))}
							onKind={onKind}
						/>
					</div>
					<section className={styles.recover}>
						<h2>{t('recover.title')}</h2>
						<p>{t('recover.text')}</p>
						<RecoverByCode onFound={onCode} />
					</section>
				</div>
			</main>
			<SiteFooter />
		</div>
	)
}

/** mm: of the room that a dressing closes to its ceiling. */
const bounds = { width: { min: 310, max: 12_000 }, hu: { min: 350, max: 3000 } } as const

function PlaceFields(props: {
	place: PlaceMeasures
	onChange: (place: PlaceMeasures) => void
}): ReactNode {
	const { place, onChange } = props
	const { t } = useTranslation('configurator')
	return (
		<div className={styles.place}>
			{(['width', 'hu'] as const).map((measure) => (
				<NumberField
					key={measure}
					label={t(measure === 'width' ? 'start.width' : 'start.height')}
					name={`place.${measure}`}
					note={t('access.note')}
					value={place[measure]}
					{...bounds[measure]}
					onEmpty={() => onChange({ ...place, [measure]: undefined })}
					onCommit={(mm) => onChange({ ...place, [measure]: mm })}
				/>
			))}
		</div>
	)
}

function Types(props: { place: PlaceMeasures; onBegin: () => void }): ReactNode {
	const { place, onBegin } = props
	const { topTen } = useDesign().dressing
	const prices = useStartPrices(place)
	return (
		<div className={styles.types}>
			{startTypes.map((type) => (
				<TypeCard
					key={type}
					type={type}
					place={place}
					price={prices.get(type)}
					onChoose={() => {
						if (useSession.getState().started) leaveForAnother()
						chooseType(type, topTen, place)
						onBegin()
					}}
				/>
			))}
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

function Notices(): ReactNode {
	const { t } = useTranslation('configurator')
	const notice = useSession((state) => state.notice)
	if (notice === null || notice.kind === 'newCode') return null
	if (notice.kind === 'restored' || notice.kind === 'differs') return null
	const code = 'code' in notice ? notice.code : ''
	return (
		<div role="alert" className={styles.notice}>
			<ErrorText>{t(`notice.${notice.kind}`, { code })}</ErrorText>
		</div>
	)
}
