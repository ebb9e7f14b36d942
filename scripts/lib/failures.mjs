// The failed tests of a report, each with the beginning of its message: what one reads first after half an hour of output.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './prepare.mjs'

const linesOfAMessage = 12

/** Of vitest's JSON report: tests that failed, and files that could not be read. */
export function failedUnits(report) {
	return report.testResults.flatMap((file) => {
		const name = relative(root, file.name)
		const failed = file.assertionResults.filter((test) => test.status === 'failed')
		if (failed.length === 0 && file.status === 'failed') return [failure(name, file.message)]
		return failed.map((test) =>
			failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')),
		)
	})
}

/** Of Playwright's JSON report: tests that did not pass, those that passed at a second try included. */
export function failedEndToEnd(report) {
	const around = report.errors.map((error) => failure('around the tests', error.message ?? ''))
	return [...around, ...report.suites.flatMap(failedOfSuite)]
}

function failedOfSuite(suite) {
	const own = suite.specs.filter((spec) => spec.tests.some(isFailed))
	const inside = (suite.suites ?? []).flatMap(failedOfSuite)
	return [
		...own.map((spec) => failure(`${spec.file}:${spec.line} › ${spec.title}`, said(spec))),
		...inside,
	]
}

function isFailed(test) {
	return test.status === 'unexpected' || test.status === 'flaky'
}

function said(spec) {
	const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))
	return errors.map((error) => error.message ?? '').join('\n')
}

function failure(name, message) {
	const lines = stripVTControlCharacters(message ?? '').split('\n')
	const ours = lines.filter((line) => line.trim() !== '' && !line.includes('node_modules'))
	const shown = ours.slice(0, linesOfAMessage).map((line) => `    ${line}`)
	return [`FAILED: ${name}`, ...shown].join('\n')
}
