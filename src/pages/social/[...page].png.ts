import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';
import type { Card } from '#social/card.ts';
import { cardAddress } from '#social/cardAddress.ts';
import { cardOf, drawCard } from '#social/drawCard.ts';

export const getStaticPaths = (() =>
  site.pages.map((one) => {
    const card = cardOf(site, one);
    const page = cardAddress(one.path).slice('/social/'.length, -'.png'.length);
    return { params: { page }, props: { card } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: Card }> = async ({ props }) => new Response(await drawCard(props.card));
