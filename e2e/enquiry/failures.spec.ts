import { written } from '../lib/contacts';
import { expect, test } from '../lib/fixtures';

test('after a failure the text can be sent again', async ({ contacts, emailjs, guard }) => {
  guard.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await contacts.open();
  await contacts.fillIn();
  for (const [answer, cause] of [
    [{ status: 400, body: 'The template ID not found' }, 'refused it with status 400: The templ'],
    [{ status: 413, body: 'Variables size limit exceeded' }, 'refused it with status 413: Var'],
    [{ status: 429, body: 'Too Many Requests' }, 'refused it with status 429: Too Many'],
    [{ status: 500, body: '<html>Error</html>' }, 'refused it with status 500: <html>'],
    ['offline', 'could not be reached'],
  ] as const) {
    guard.expectConsole(new RegExp(`was not sent: EmailJS ${cause}`));
    if (answer !== 'offline') guard.expectConsole(new RegExp(`status of ${answer.status}`));
    emailjs.answerWith(answer);
    await contacts.sendInVain();
    await expect(contacts.status).toBeEmpty();
    await contacts.expectTyped();
  }
  // Success is the status alone.
  emailjs.answerWith({ status: 200, body: '<!doctype html><script>alert(1)</script>' });
  await contacts.send();
  await contacts.expectSuccess();
  expect(emailjs.sent.map(({ fields }) => fields)).toEqual(Array(6).fill(written));
});

test('no answer within 30 s is a failure', async ({ contacts, emailjs, guard, page }) => {
  guard.expectConsole(/was not sent: EmailJS has not answered within 30 s/);
  await page.clock.install();
  await contacts.open();
  await contacts.alive();
  const answer = emailjs.hold();
  await contacts.fillIn();
  await contacts.send();
  await expect.poll(() => emailjs.sent.length).toBe(1);
  await page.clock.fastForward(20_000);
  await contacts.expectSending();
  await page.clock.fastForward(10_000);
  await contacts.expectTyped();
  answer();
  await contacts.send();
  await contacts.expectSuccess();
  expect(emailjs.sent).toHaveLength(2);
});

test('a filled honeypot sends nothing', async ({ contacts, emailjs, guard, page }) => {
  guard.expectConsole(/was not sent: the hidden field/);
  await contacts.open();
  const honeypot = page.locator('#topic');
  await expect(honeypot).not.toBeInViewport();
  await honeypot.fill('https://spam.example', { force: true });
  await contacts.sendInVain();
  await expect(contacts.status).toBeEmpty();
  expect(emailjs.sent).toEqual([]);
});
