// What a link to look at shows: picture, measures, plan, and the onlooker's own price.
import { type Furniture, furnitureFactsOf } from '@gabarit/engine'
import { shownTotalOf, taxKeyOf } from '@gabarit/price'
import {
	Button,
	ErrorText,
	LinkButton,
	Spinner,
	useCodeTexts,
	useFormats,
	useLanguage,
} from '@gabarit/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fact } from '../../lib/fact.tsx'
import { usePlanDownload } from '../../lib/files/use-plan-download.ts'
import { useDomain } from '../../lib/server/domain.ts'
import { useFurnitureInShort } from '../../lib/use-furniture-in-short.ts'
import { usePricing } from '../../session/pricing-store.ts'
import { TakeHome } from '../../steps/picture/take-home.tsx'
import { FurniturePicture } from '../frame/furniture-picture.tsx'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { NotViewable } from './not-viewable.tsx'
import styles from './share-page.module.css'
import { useOwnCopy } from './use-own-copy.ts'
import { useViewedDesign, type ViewedDesign } from './use-viewed-design.ts'

const route = getRouteApi('/share/$token')

export function SharePage(): ReactNode {
	const { token } = route.useParams()
	const viewing = useViewedDesign({ token })
	const { design, failed, isUnknown } = viewing
	if (design?.furniture) return <Shown design={design} furniture={design.furniture} />
	if (design || failed || isUnknown) return <NotViewable viewing={viewing} />
	return <Spinner page />
}

type ShownProps = { design: ViewedDesign; furniture: Furniture }

function Shown({ design, furniture }: ShownProps): ReactNode {
	const { t } = useTranslation('customer')
	const { catalogue, configuration, type } = design
	const short = useFurnitureInShort({ type, furniture, catalogue })
	const { colors, handle } = furnitureFactsOf({ furniture, catalogue }, useLanguage())
	const interior = 'interior' in colors ? (colors.interior ?? '') : ''
	const copy = useOwnCopy()
	const [refused, setRefused] = useState(false)
	useDocumentTitle(short.name)
	return (
		<main id="content" className={styles.page}>
			<div className={styles.picture}>
				<FurniturePicture made={{ furniture, catalogue, configuration }}>
					{(subject) => (
						<TakeHome
							subject={subject}
							link={{ kind: 'address', url: location.origin + location.pathname }}
						/>
					)}
				</FurniturePicture>
			</div>
			<div className={styles.sheet}>
				<p className={styles.note}>{t('share.note')}</p>
				<h1>{short.name}</h1>
				<Price design={design} />
				<dl className={styles.facts}>
					<Fact name={t('share.size')}>{short.size}</Fact>
					<Fact name={t('compare.rows.outside')}>{short.outside}</Fact>
					<Fact name={t('compare.rows.inside')}>{interior}</Fact>
					<Fact name={t('compare.rows.handle')}>{handle ?? ''}</Fact>
					<Plan design={design} />
				</dl>
				<div className={styles.actions}>
					<Button kind="primary" onClick={() => setRefused(!copy(configuration))}>
						{t('share.use')}
					</Button>
					<p className={styles.note}>{t('share.useNote')}</p>
				</div>
				<output>{refused && <ErrorText>{t('share.notKept')}</ErrorText>}</output>
			</div>
		</main>
	)
}

function Price({ design: { quote } }: { design: ViewedDesign }): ReactNode {
	const { t } = useTranslation('customer')
	const textOf = useCodeTexts('price')
	const { money, date } = useFormats()
	const { date: today } = usePricing((state) => state.circumstances)
	if (quote === null) return null
	return (
		<p className={styles.price}>
			<strong data-testid="share-total">{money(shownTotalOf(quote))}</strong>
			<span>
				{t('share.priceNote', {
					tax: textOf(taxKeyOf(quote)),
					date: today === undefined ? '' : date(today, 'monthDay'),
				})}
			</span>
		</p>
	)
}

function Plan({ design: { configuration } }: { design: ViewedDesign }): ReactNode {
	const { t } = useTranslation(['customer', 'configurator'])
	const { domain } = useDomain()
	const plan = usePlanDownload(configuration, [domain?.resellerName ?? '', 'plan'])
	return (
		<div>
			<dt>{t('plan.title')}</dt>
			<dd>
				<LinkButton tone="ink" touch onClick={() => plan.mutate()}>
					{t(plan.isPending ? 'configurator:recap.planBusy' : 'plan.download')}
				</LinkButton>
				<output>{plan.isError && <ErrorText>{t('plan.failed')}</ErrorText>}</output>
			</dd>
		</div>
	)
}
