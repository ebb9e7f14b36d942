// Every step of every kind of furniture, and of the rooms whose steps differ.
import { expect } from '@playwright/test'
import { type DesignName, designs } from './designs.ts'
import { openStep, titleIn, type Visit, visitInEveryLanguage } from './visit.ts'

async function seeSteps(visit: Visit, name: DesignName) {
	const { page, words, see } = visit
	await openStep(visit, 'recap', name)
	const chain = page.getByRole('navigation', { name: words('common:stepper.label') })
	const steps = chain.getByRole('button')
	await expect(steps.first()).toBeAttached()
	const names = await steps.evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''))
	expect(names.length).toBeGreaterThan(3)
	for (const [i, title] of names.entries()) {
		// On a phone a chain of lines stands for them.
		await steps.nth(i).evaluate((step: HTMLElement) => step.click())
		await expect(titleIn(page)).toHaveText(title)
		await see(`step ${name} ${String(i).padStart(2, '0')} ${title}`)
	}
}

for (const name of Object.keys(designs) as DesignName[])
	visitInEveryLanguage('configurator', `steps of ${name}`, (visit) => seeSteps(visit, name))
