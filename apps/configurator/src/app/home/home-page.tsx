import { buttonClass, Icon } from '@gabarit/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../lib/server/account.ts'
import { useDomain } from '../../lib/server/domain.ts'
import { isOurShop, useShopName } from '../../lib/use-shop-name.ts'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { usePrefetch } from '../frame/use-prefetch.ts'
import { FurnitureCards } from './furniture-cards.tsx'
import { HeroPicture } from './hero-picture.tsx'
import styles from './home-page.module.css'
import { RecoverRow } from './recover-row.tsx'

export function HomePage() {
	const { t } = useTranslation('home')
	const { domain } = useDomain()
	const account = useAccount()
	const navigate = useNavigate()
	const start = useRef<HTMLDivElement>(null)
	usePrefetch(start)
	const name = useShopName()
	useDocumentTitle(t('documentTitle', { name }))
	const open = domain?.configurators ?? []
	const isOurs = domain === undefined || isOurShop(domain)
	const priced = !domain?.isPriceHidden || Boolean(account)
	return (
		<main id="content" className={styles.home}>
			<section className={styles.hero}>
				<HeroPicture />
				<div className={styles.words}>
					<h1>
						<span>{isOurs ? t('title.one') : t('title.atShop', { name })}</span>{' '}
						<span>{t(isOurs ? 'title.two' : 'title.yours')}</span> <span>{t('title.three')}</span>
					</h1>
					<p>
						<span>{t('lead.measure')}</span> <span>{t(priced ? 'lead.design' : 'lead.ask')}</span>
					</p>
					{open.includes('dressing') && (
						<div ref={start}>
							<Link to="/configurator" className={buttonClass('primary', 'large', styles.start)}>
								{t('start')}
								<Icon name="arrowRight" />
							</Link>
						</div>
					)}
				</div>
			</section>
			<FurnitureCards open={open} />
			<section className={styles.foot}>
				<RecoverRow onFound={(code) => void navigate({ to: '/configurator', search: { code } })} />
				<p>{t('area')}</p>
			</section>
		</main>
	)
}
