import { expect, test } from '@/e2e/lib/fixtures';

test('a word that a visitor types is in one typeface, whatever European letters it has', async ({
  contacts,
  page,
}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') loaded.push(request.url());
  });
  const fontsReady = () => page.evaluate(() => document.fonts.ready.then(() => undefined));
  await contacts.open('', { waitUntil: 'load' });
  await contacts.alive();
  await fontsReady();
  const { length } = loaded;
  await contacts.fillIn();
  await fontsReady();
  expect(loaded, 'letters that the site has').toHaveLength(length);

  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const typefaces = async () => {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '#description',
    });
    const { node } = await session.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
    const [shadow] = node.shadowRoots ?? [];
    const { nodeIds } = await session.send('DOM.pushNodesByBackendIdsToFrontend', {
      backendNodeIds: [shadow?.children?.at(-1)?.backendNodeId ?? 0],
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', {
      nodeId: nodeIds[0] ?? 0,
    });
    return [
      ...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`)),
    ];
  };
  await contacts
    .field('description')
    .fill('Müller Łukasz Dvořák Ыков Ștefan Győző Πέτρος Ґалина Öz Strauß Ørsted Øystein');
  await expect.poll(typefaces).toEqual(['Sofia Sans true']);
  expect(loaded, 'a file for each script').toHaveLength(length + 4);
});
